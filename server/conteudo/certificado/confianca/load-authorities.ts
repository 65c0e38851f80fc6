import type { MultipartFile } from '@fastify/multipart';
import { createHash } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import type {
  AutoridadeLida,
  AutoridadesArquivo,
  AutoridadesCarga,
  ListaLida,
} from '#schemas/shapes/autoridades.ts';
import type { Bytes } from '#schemas/der/write.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import {
  issuedBy,
  nameIn,
  readCertificate,
  type Certificate,
} from '#server/ferramentas/signature/certificate.ts';
import { readPem, writePem } from '#server/ferramentas/signature/pem.ts';
import {
  createRecord,
  isBeyond,
  modelsInForce,
  registerNamed,
  viewFor,
  type RegisterModel,
} from '#server/engine/index.ts';
import { readWhole } from '../read-whole.ts';
import { keepList, newerThanKept } from './kept-lists.ts';
import type { PublishedList } from './published-list.ts';
import { readAuthorityFile, type AuthorityFile } from './read-authority-file.ts';

interface Sent {
  readonly body: AutoridadesCarga;
  readonly file: MultipartFile | undefined;
}

/** What is sent may have, in megabytes; a list may be as large. */
const megabytes = 48;

const register = (): RegisterModel => registerNamed(modelsInForce(), 'autoridade-certificadora');

/** They are of the whole installation: who administers one organisation only reads them. */
const readSent = async (
  { sessao }: Ctx,
  { file }: Sent,
): Promise<AuthorityFile & { readonly nome: string; readonly sha256: Buffer }> => {
  if (isBeyond(sessao, register(), 'create')) throw new AppError('acessoNegado');
  if (!file) throw new AppError('requisicaoInvalida');
  const nome = file.filename.slice(0, 200);
  const bytes = await readWhole(file, megabytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { nome, sha256, ...(await readAuthorityFile(nome, bytes)) };
};

/** What a file has, and what loading it would do; nothing is kept. */
export const readAuthorities = async (ctx: Ctx, sent: Sent): Promise<AutoridadesArquivo> => {
  const { nome, authorities, lists, recusados } = await readSent(ctx, sent);
  const kept = await keptAuthorities(ctx.db);
  const mayIssue = [...kept, ...authorities.map((certificate) => ({ id: 0, certificate }))];
  const listas: ListaLida[] = [];
  for (const list of lists) {
    const maker = mayIssue.find(({ certificate }) => list.madeBy(certificate));
    listas.push(told(list, await fateOf(ctx.db, maker?.id, list)));
  }
  return {
    nome,
    autoridades: authorities.map((one) => described(ctx, one, has(kept, one) ? 'JA_ESTA' : 'NOVA')),
    listas,
    recusados: [...recusados],
  };
};

/** @param id of who made it; zero when it is not kept yet */
const fateOf = async (
  db: Database,
  id: number | undefined,
  list: PublishedList,
): Promise<'SEM_AUTORIDADE' | 'NOVA' | 'MESMA'> => {
  if (id === undefined) return 'SEM_AUTORIDADE';
  return id === 0 || (await newerThanKept(db, id, list)) ? 'NOVA' : 'MESMA';
};

/**
 * Keeps the authorities of a file that are not here yet, and the lists that are newer than those at hand: all of it or nothing.
 * An authority below a root only completes ways; a root is trusted only as whoever loads it says.
 */
export const loadAuthorities = async (ctx: Ctx, sent: Sent): Promise<AutoridadesArquivo> => {
  const { nome, sha256, authorities, lists, recusados } = await readSent(ctx, sent);
  const raizes = new Map(sent.body.raizes?.map(({ impressao, confianca }) => [impressao, confianca]));
  const work = async (inner: Ctx): Promise<AutoridadesArquivo> => {
    const before = await keptAuthorities(inner.db);
    const autoridades: AutoridadeLida[] = [];
    for (const one of authorities) {
      const confianca = isRoot(one) ? raizes.get(one.sha256) : 'INTERMEDIARIA';
      if (has(before, one)) autoridades.push(described(inner, one, 'JA_ESTA'));
      else if (confianca === undefined) autoridades.push(described(inner, one, 'DEIXADA'));
      else {
        await keepAuthority(inner, one, confianca);
        autoridades.push(described(inner, one, 'CARREGADA'));
      }
    }
    const kept = await keptAuthorities(inner.db);
    const listas: ListaLida[] = [];
    for (const list of lists) {
      const id = kept.find(({ certificate }) => list.madeBy(certificate))?.id;
      const fate = await fateOf(inner.db, id, list);
      if (fate === 'NOVA' && id !== undefined) await keepList(inner, id, list);
      listas.push(told(list, fate === 'NOVA' ? 'GUARDADA' : fate));
    }
    return { nome, autoridades, listas, recusados: [...recusados] };
  };
  return decide(ctx, work, { file: sha256 });
};

interface Kept {
  readonly id: number;
  readonly certificate: Certificate;
}

const keptAuthorities = async (db: Database): Promise<readonly Kept[]> =>
  (
    await db
      .selectFrom('registro.autoridadeCertificadora')
      .select(['id', 'certificado'])
      .orderBy('id')
      .execute()
  ).map(({ id, certificado }) => ({ id, certificate: readCertificate(readPem(certificado, 'CERTIFICATE')) }));

const has = (kept: readonly Kept[], { sha256 }: Certificate): boolean =>
  kept.some(({ certificate }) => certificate.sha256 === sha256);

const isRoot = (certificate: Certificate): boolean => issuedBy(certificate, certificate);

const keepAuthority = async (
  ctx: Ctx,
  certificate: Certificate,
  confianca: 'RAIZ_ICP' | 'RAIZ_OUTRA' | 'INTERMEDIARIA',
): Promise<void> => {
  await createRecord(ctx, viewFor(ctx, modelsInForce(), register()), {
    nome: await freeName(ctx.db, certificate),
    ativo: true,
    certificado: writePem(Buffer.from(certificate.der), 'CERTIFICATE'),
    confianca,
  });
};

/** Authorities are renewed under the same name: the digest then tells one from the other. */
const freeName = async (db: Database, { name, sha256 }: Certificate): Promise<string> => {
  const plain = name.slice(0, 130).trim();
  const taken = await db
    .selectFrom('registro.autoridadeCertificadora')
    .select('id')
    .where('nome', '=', plain)
    .executeTakeFirst();
  return taken || plain === '' ? `${plain} (${sha256.slice(0, 12)})`.trim() : plain;
};

const digestOf = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('hex');

const described = (
  { agora }: Ctx,
  certificate: Certificate,
  situacao: AutoridadeLida['situacao'],
): AutoridadeLida => ({
  impressao: certificate.sha256,
  sujeito: digestOf(certificate.subject),
  titular: certificate.name,
  emissor: certificate.issuerName,
  raiz: isRoot(certificate),
  validoDe: certificate.from.toISOString(),
  validoAte: certificate.until.toISOString(),
  vencida: certificate.until < agora,
  situacao,
});

const told = (list: PublishedList, situacao: ListaLida['situacao']): ListaLida => ({
  sujeito: digestOf(list.issuer),
  autoridade: nameIn(list.issuer),
  de: list.from.toISOString(),
  ate: list.until?.toISOString(),
  revogados: list.revogados,
  situacao,
});
