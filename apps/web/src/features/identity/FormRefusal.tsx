/** Why the form was not accepted, said at once to those who listen. */
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
