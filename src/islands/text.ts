/** A field of a form's data as text; empty when it is a file or not there. */
export function text(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}
