/** The reason why a form was refused; an alert for screen readers. */
export function FormRefusal({ message }: { readonly message: string }) {
  return (
    <p
      role="alert"
      className="rounded-md border border-lost bg-lost-soft px-4 py-3 text-sm text-lost"
    >
      {message}
    </p>
  );
}
