import { childAt, oidOf, readDer, textOf } from '#schemas/der/read.ts';
import { nameParts, type Certificate } from './certificate.ts';

/** Whose a certificate is, as ICP-Brasil writes it. */
export interface IcpIdentity {
  readonly nome: string;
  readonly cpf?: string;
  readonly cnpj?: string;
  /** It speaks for an institution: it takes no act of will in the place of a person. */
  readonly empresa: boolean;
}

const personData = '2.16.76.1.3.1';
const responsibleData = '2.16.76.1.3.4';
const companyNumber = '2.16.76.1.3.3';
/** Company seals of the profile of Resolution CG 211. */
const seals = ['2.16.76.1.2.201', '2.16.76.1.2.202', '2.16.76.1.2.203', '2.16.76.1.2.204'];

/** The name without the number that certificates write behind it: a CPF is shown masked. */
export const holderName = ({ name }: Certificate): string => name.replace(/:\d{11,14}$/, '');

/**
 * The CPF of the holder: in the alternative name (birth, then CPF), or in the serial number of the subject where the
 * newer profile puts it. Certificates of other authorities may have none.
 */
export const icpIdentity = (certificate: Certificate): IcpIdentity => {
  const others = otherNames(certificate);
  const subject = nameParts(readDer(certificate.subject));
  const serial = subject.get('2.5.4.5')?.replaceAll(/\D/g, '') ?? '';
  const cnpj = others.get(companyNumber) ?? (serial.length === 14 ? serial : undefined);
  const data = others.get(personData) ?? (cnpj === undefined ? others.get(responsibleData) : undefined);
  const written = data?.slice(8, 19) ?? (serial.length === 11 ? serial : undefined);
  const cpf = written !== undefined && /^\d{11}$/.test(written) ? written : undefined;
  return {
    nome: holderName(certificate),
    cpf,
    cnpj,
    empresa: cnpj !== undefined || policies(certificate).some((policy) => isSeal(policy)),
  };
};

const isSeal = (policy: string): boolean =>
  seals.some((seal) => policy === seal || policy.startsWith(`${seal}.`));

const otherNames = ({ extensions }: Certificate): ReadonlyMap<string, string> => {
  const names = extensions.get('2.5.29.17');
  if (!names) return new Map();
  return new Map(
    readDer(names)
      .children.filter(({ tag }) => tag === 0xa0)
      .map((name) => [oidOf(childAt(name, 0)), textOf(childAt(name, 1))]),
  );
};

/** Identifiers of the policies that the certificate was issued under. */
const policies = ({ extensions }: Certificate): readonly string[] => {
  const found = extensions.get('2.5.29.32');
  return found ? readDer(found).children.map((policy) => oidOf(childAt(policy, 0))) : [];
};
