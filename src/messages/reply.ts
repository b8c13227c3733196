/** When the company replies. `within` is a text such as "within 10 working days". */
export const reply = (within: string) => `We reply ${within}.`;
