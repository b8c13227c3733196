/** A link to a mailbox; its address is never translated. */
export default function Mailbox({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} translate="no">
      {email}
    </a>
  );
}
