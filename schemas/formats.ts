import type { FormatName } from './generated-definition.ts';
import { cep } from './formats/cep.ts';
import { cnpj } from './formats/cnpj.ts';
import { cpfCnpj } from './formats/cpf-cnpj.ts';
import { cpf } from './formats/cpf.ts';
import { cron } from './formats/cron.ts';
import { dateTime } from './formats/date-time.ts';
import { date } from './formats/date.ts';
import { email } from './formats/email.ts';
import type { Format } from './formats/format.ts';
import { hora } from './formats/hora.ts';
import { nup } from './formats/nup.ts';
import { telefone } from './formats/telefone.ts';
import { uri } from './formats/uri.ts';

/** Every format that a schema may name. */
export const formats: Readonly<Record<FormatName, Format>> = {
  email,
  date,
  'date-time': dateTime,
  hora,
  cpf,
  cnpj,
  'cpf-cnpj': cpfCnpj,
  cep,
  telefone,
  uri,
  nup,
  cron,
};

/** The form that is stored: `canonical('cpf', '123.456.789-09')` is `12345678909`. */
export const canonical = (format: FormatName, text: string): string => formats[format].canonical(text);

/** The form that people read: `display('cep', '89010000')` is `89010-000`. */
export const display = (format: FormatName, value: string): string => formats[format].display(value);
