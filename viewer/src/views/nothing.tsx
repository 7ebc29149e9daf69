/** What a view shows in its place where there is nothing to show, and why. */
export function Nothing({ title, reason }: { title: string; reason: string }) {
  return (
    <p class="empty">
      <b>{title}</b>
      {reason}
    </p>
  );
}
