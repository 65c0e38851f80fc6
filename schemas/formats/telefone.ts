import { fill, type Format } from './format.ts';

const national = /^[1-9][1-9](9\d{8}|[2-8]\d{7})$/;
const free = /^0[3589]00\d{6,7}$/;
const foreign = /^\+[1-9]\d{7,14}$/;

const canonical = (text: string): string => text.replace(/[\s().-]/g, '').replace(/^\+55(?=\d{10,11}$)/, '');

/** Telephone with area code: digits only; 0800 and the like as dialled; from abroad with `+` and the country code. */
export const telefone: Format = {
  canonical,
  accepts: (text) => {
    const value = canonical(text);
    return national.test(value) || free.test(value) || foreign.test(value);
  },
  display: (value) => {
    if (value.startsWith('+')) return value;
    if (free.test(value)) return `${value.slice(0, 4)} ${value.slice(4, 7)} ${value.slice(7)}`;
    if (value.length === 11) return fill(value, '(99) 99999-9999');
    return value.length === 10 ? fill(value, '(99) 9999-9999') : value;
  },
};
