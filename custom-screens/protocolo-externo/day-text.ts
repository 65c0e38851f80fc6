/** A day as it is read: `18/11/2026`. */
export const dayText = (day: string): string => day.split('-').reverse().join('/');
