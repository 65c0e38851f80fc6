import type { Format } from './format.ts';

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Day of the calendar, stored as yyyy-MM-dd and shown as dd/MM/yyyy. */
export const date: Format = {
  canonical: (text) => text.trim().replace(brazilian, '$3-$2-$1'),
  accepts: (text) => {
    const [, year, month, day] = iso.exec(text) ?? [];
    if (!year || !month || !day || year === '0000') return false;
    const last = new Date(Date.UTC(2000, 0, 1));
    last.setUTCFullYear(Number(year), Number(month), 0);
    return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last.getUTCDate();
  },
  display: (value) => value.replace(iso, '$3/$2/$1'),
};
