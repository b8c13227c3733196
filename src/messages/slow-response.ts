/** After ten seconds without a response or progress, beside Cancel. */
export const slowResponse = 'No answer yet. You can keep waiting or cancel.';
