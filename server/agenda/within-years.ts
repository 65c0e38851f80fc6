/** Years of which the agenda speaks; beyond them a rule would be counted for long, and days are no longer written in four digits. */
const [first, last] = ['1900', '2199'] as const;

export const withinYears = (day: string): boolean => day.slice(0, 4) >= first && day.slice(0, 4) <= last;
