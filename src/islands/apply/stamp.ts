/** A moment as the application states it: UTC, `YYYY-MM-DD HH:MM:SS`. */
export const stamp = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ');
