import { display } from '#schemas/formats.ts';

/** A CPF as shared views show it, without the first three and the last two digits (LGPD practice of public bodies). */
export const maskCpf = (cpf: string): string => {
  const digits = cpf.replaceAll(/\D/g, '');
  return digits.length === 11 ? `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**` : '***';
};

/** The same of what may be a CNPJ, which is public. */
export const maskDocument = (documento: string): string =>
  documento.replaceAll(/\D/g, '').length === 14 ? display('cpf-cnpj', documento) : maskCpf(documento);
