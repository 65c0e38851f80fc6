import type { Format } from './format.ts';

const local = /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?$/u;

/** E-mail address with a domain of two parts or more, stored in lower case (limits of RFC 5321: 64 and 254). */
export const email: Format = {
  canonical: (text) => text.trim().toLowerCase(),
  accepts: (text) => {
    const at = text.lastIndexOf('@');
    const name = text.slice(0, at);
    const labels = text.slice(at + 1).split('.');
    return (
      at > 0 &&
      at <= 64 &&
      text.length <= 254 &&
      local.test(name) &&
      labels.length > 1 &&
      labels.every((part) => label.test(part))
    );
  },
  display: (value) => value,
};
