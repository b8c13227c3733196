/** A moment as the application states it: UTC, `YYYY-MM-DD HH:MM:SS` (product.md section 3). */
export const stamp = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');
