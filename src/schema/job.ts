/** Whether the work can be done from anywhere in the country of the company. */
export const isRemote = (location: string): boolean => /^remote$/i.test(location);

/** Formats an employment type such as FULL_TIME as “Full time”. */
export const formatEmploymentType = (type: string): string =>
  type.charAt(0) + type.slice(1).toLowerCase().replaceAll('_', ' ');
