/** After this time without a response or progress, the page shows `slowResponse` and Cancel. */
export const slowResponseMs = 10_000;

export const slowResponse = 'No answer yet. You can keep waiting or cancel.';
