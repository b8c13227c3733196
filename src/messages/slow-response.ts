/** After this time without a response or progress, `slowResponse` is shown with Cancel. */
export const slowResponseMs = 10_000;

export const slowResponse = 'No answer yet. You can keep waiting or cancel.';
