export function MessagesPage() {
  return null;
}
