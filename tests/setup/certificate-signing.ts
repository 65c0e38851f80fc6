import { createHash, sign } from 'node:crypto';
import type { AutoridadesArquivo } from '#schemas/shapes/autoridades.ts';
import type { AssinaturaFeita, PacoteAssinatura } from '#schemas/shapes/certificado.ts';
import type { Answer, Caller, TestApp } from './app.ts';
import type { Authority, Holder } from './certificates.ts';
import { sendForm } from './send-form.ts';
import { completeDraft, personId, read, type DraftOptions } from './drafts.ts';

const base64 = (bytes: Buffer): string => bytes.toString('base64');
/** As it goes into a register. */
export const pem = (der: Buffer, kind: 'CERTIFICATE' | 'X509 CRL'): string =>
  `-----BEGIN ${kind}-----\n${
    base64(der)
      .match(/.{1,64}/g)
      ?.join('\n') ?? ''
  }\n-----END ${kind}-----\n`;

/** Loads a file of authorities or of lists of revoked, as whoever administers does; answers what became of each. */
export const keepAuthorityFile = async (
  app: TestApp['app'],
  { token }: Pick<Caller, 'token'>,
  content: Uint8Array,
): Promise<AutoridadesArquivo> => {
  const { status, payload, raw } = await sendForm<AutoridadesArquivo>(app, token, {
    path: 'assinatura/autoridades/carregar',
    body: {},
    file: { name: 'autoridades.bin', content },
  });
  if (status !== 200) throw new Error(raw.body);
  return payload;
};

/** A server and its database. */
interface Served {
  as(login: string): Promise<Caller>;
  readonly platform: { readonly connection: Pick<TestApp['platform']['connection'], 'pool'> };
}

/** Makes a world trust an authority, and lets some of its people sign with the certificates that it issues to them. */
export const useCertificates = async (
  server: Served,
  authority: Authority,
  logins: readonly string[],
): Promise<readonly Holder[]> => {
  const { pool } = server.platform.connection;
  await pool.query('update registro.usuario set usa_certificado_digital = true where login = any($1)', [
    logins,
  ]);
  const administrator = await server.as('admin');
  const kept = await administrator.post('autoridade-certificadora', {
    nome: 'Raiz de ensaio',
    ativo: true,
    confianca: 'RAIZ_ICP',
    certificado: pem(authority.root, 'CERTIFICATE'),
  });
  if (kept.status > 201) throw new Error(kept.raw.body);
  const { rows } = await pool.query<{ login: string; nome: string; cpf: string }>(
    'select login, nome, cpf from registro.usuario where login = any($1)',
    [logins],
  );
  return logins.map((login, index) => {
    const person = rows.find((row) => row.login === login);
    if (!person) throw new Error(`${login} não encontrado`);
    return authority.issue({
      nome: person.nome.toUpperCase(),
      cpf: person.cpf.replaceAll(/\D/g, ''),
      kind: index % 2 === 0 ? 'RSA' : 'EC',
    });
  });
};

/** Keeps the list of the root and the authority below it, whose list comes later; answers where that one is kept. */
export const keepIntermediate = async (
  { app }: Pick<TestApp, 'app'>,
  administrator: Caller,
  authority: Authority,
): Promise<string> => {
  const register = 'autoridade-certificadora';
  await keepAuthorityFile(app, administrator, authority.rootList());
  const kept = await administrator.post<{ id: number }>(register, {
    nome: 'AC de ensaio',
    ativo: true,
    confianca: 'INTERMEDIARIA',
    certificado: pem(authority.intermediate, 'CERTIFICATE'),
  });
  if (kept.status > 201) throw new Error(kept.raw.body);
  return `${register}/${kept.payload.id}`;
};

/** A document that these people sign, one after the other: with certificates, or with their passwords. */
export const documentToSign = async (
  author: Caller,
  names: readonly string[],
  estrategia: 'DIGITAL' | 'DOCFLOW' = 'DIGITAL',
  options: DraftOptions = { modelo: 'Ata de Reunião', assunto: 'Ata para assinar' },
): Promise<number> => {
  const draft = await completeDraft(author, options);
  for (const [index, nome] of names.entries()) {
    const named = await author.post(`documento/${draft.id}/adicionar-assinante`, {
      usuarioId: (await personId(author, nome)).usuarioId,
      marcador: `assinatura_${index + 1}`,
      estrategia,
    });
    if (named.status !== 200) throw new Error(named.raw.body);
  }
  const { versao } = await read(author, draft.id);
  const done = await author.post('documento/concluir', { id: draft.id, versao });
  if (done.status !== 200) throw new Error(done.raw.body);
  return draft.id;
};

/** The first step, as a browser asks it. */
export const preparePackage = (
  caller: Caller,
  id: number,
  holder: Holder,
  authority: Authority,
  anexo?: number,
): Promise<Answer<PacoteAssinatura>> =>
  caller.post('assinatura/createSignaturePackage', {
    id,
    ...(anexo === undefined ? {} : { anexo }),
    certificado: base64(holder.der),
    cadeia: [base64(authority.intermediate)],
  });

/** The value of a key over what was prepared, as WebCrypto gives it. */
export const valueOf = ({ atributos }: PacoteAssinatura, { key }: Holder): string =>
  base64(sign('sha256', Buffer.from(atributos, 'base64'), { key, dsaEncoding: 'ieee-p1363' }));

export const submitValue = (
  caller: Caller,
  pacote: string,
  assinatura: string,
): Promise<Answer<AssinaturaFeita>> => caller.post('assinatura/submitHashSignature', { pacote, assinatura });

/** Both steps. */
export const signWithCertificate = async (
  caller: Caller,
  id: number,
  holder: Holder,
  authority: Authority,
): Promise<Answer<AssinaturaFeita>> => {
  const { payload, status, raw } = await preparePackage(caller, id, holder, authority);
  if (status !== 200) throw new Error(raw.body);
  return submitValue(caller, payload.pacote, valueOf(payload, holder));
};

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
