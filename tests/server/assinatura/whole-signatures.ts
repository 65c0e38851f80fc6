import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { AnexoAssinaturas, PacoteAssinatura } from '#schemas/shapes/certificado.ts';
import type { AssinaturaConferida } from '#schemas/shapes/conferencia.ts';
import type { Answer, Caller, TestApp } from '#tests/setup/app.ts';
import { documentToSign, preparePackage, submitValue, valueOf } from '#tests/setup/certificate-signing.ts';
import type { Authority, Holder } from '#tests/setup/certificates.ts';
import { cloudRecord, startCloudProvider, type CloudProvider } from '#tests/setup/cloud-provider.ts';
import { bronze } from '#tests/setup/cloud-words.ts';
import { draftWithAttachments } from './attack-targets.ts';
import { writesNothing } from './attack-walk.ts';
import { cloudSteps, done, reason, refused } from './cloud-steps.ts';

interface World {
  readonly server: TestApp;
  readonly authority: Authority;
  readonly helena: Caller;
  readonly rafael: Caller;
  readonly administrator: Caller;
  readonly hers: Holder;
  readonly his: Holder;
}

const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];

/** Everything of a provider of whole signatures: the checks before one is kept, a PDF, a file beside, an XML, and the name. */
export const wholeSignatures = async (world: World): Promise<void> => {
  const { server, authority, helena, rafael, administrator, hers, his } = world;
  const cloud = await startCloudProvider('CMS', authority, hers);
  Object.assign(server.platform.ports.config, { allowedConnections: [`127.0.0.1:${cloud.port}`] });
  const record = done(
    await administrator.post<{ id: number }>('provedor-assinatura', cloudRecord('CMS', cloud)),
  );
  const { open, ask } = cloudSteps(
    () => helena,
    () => ({ cloud, provedor: record.id }),
  );
  const tested = await administrator.post<{ mensagem: string }>(
    `provedor-assinatura/${record.id}/acao/testar`,
    {},
  );
  expect(done(tested).mensagem).toContain('reconhece esta instalação');
  const { pool } = server.platform.connection;
  // it gives only the certificate of the person, of an authority that is not of ICP-Brasil
  await administrator.post('autoridade-certificadora', {
    nome: 'AC Ensaio',
    ativo: true,
    confianca: 'INTERMEDIARIA',
    certificado: execFileSync('openssl', ['x509', '-inform', 'DER'], {
      input: authority.intermediate,
    }).toString(),
  });
  const trust = (confianca: string) =>
    pool.query(`update registro.autoridade_certificadora set confianca = $1 where nome = 'Raiz de ensaio'`, [
      confianca,
    ]);
  await trust('RAIZ_OUTRA');
  const prepare = (id: number, ato: number, anexo?: number): Promise<Answer<PacoteAssinatura>> =>
    helena.post('assinatura/createSignaturePackage', {
      id,
      ato,
      ...(anexo === undefined ? {} : { anexo }),
      certificado: cloud.holder.der.toString('base64'),
    });
  const give = async (ato: number, pacote: string) => {
    const [given] = done(await ask(ato, [pacote])).assinaturas ?? [];
    return submitValue(helena, pacote, given?.assinatura ?? '');
  };

  const id = await documentToSign(helena, signers);
  const first = await open([id]);
  expect(first.found.certificados[0]?.julgado).toMatchObject({ nivel: 'AVANCADA' });
  // a package for a key is none for who gives the whole signature
  const forKey = done(await preparePackage(helena, id, hers, authority)).pacote;
  refused(await ask(first.ato, [forKey]), 'não é para um certificado');
  const { pacote } = done(await prepare(id, first.ato));
  cloud.answer = 'bronze';
  refused(await ask(first.ato, [pacote]), bronze);
  cloud.answer = 'signs';
  const wrong = async (
    words: string,
    whole: CloudProvider['whole'],
    answer: CloudProvider['answer'] = 'signs',
  ) => {
    Object.assign(cloud, { whole, answer });
    const { ato } = await open([id]);
    const given = await writesNothing(server, () => give(ato, pacote));
    expect([given.status, given.campos, reason(given)]).toEqual([
      422,
      ['assinatura'],
      expect.stringContaining(words),
    ]);
    Object.assign(cloud, { whole: {}, answer: 'signs' });
  };
  await wrong('O conteúdo mudou depois de assinado', { digest: Buffer.alloc(32, 7).toString('base64') });
  await wrong('é de outro certificado', { holder: his });
  await wrong('não é da chave deste certificado', {}, 'wrongValue');
  const loose = await submitValue(helena, pacote, Buffer.alloc(600, 9).toString('base64'));
  expect([loose.status, reason(loose)]).toEqual([422, expect.stringContaining('não se lê')]);
  const signed = done(await give(first.ato, pacote));
  expect(signed).toMatchObject({ id, nivel: 'AVANCADA' });
  const second = done(await preparePackage(rafael, id, his, authority));
  done(await submitValue(rafael, second.pacote, valueOf(second, his)));
  const folder = mkdtempSync(join(tmpdir(), 'malote-pronta-'));
  const file = (await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload;
  writeFileSync(join(folder, 'a.pdf'), file);
  const told = execFileSync('pdfsig', ['-no-ocsp', join(folder, 'a.pdf')], { encoding: 'utf8' });
  expect(told.split('Signature is Valid.')).toHaveLength(3);
  rmSync(folder, { recursive: true });
  const { itens } = done(
    await helena.get<{ itens: AssinaturaConferida[] }>(`documento/listar-assinatura-certificado/${id}`),
  );
  const lines = itens[0]?.linhas.map(({ ponto, resultado }) => `${ponto} ${resultado}`).join();
  expect(lines).toBe(
    'INTEGRIDADE ATENCAO,MUDANCAS CERTO,CADEIA CERTO,REVOGACAO NAO_CONFERIDO,TEMPO ATENCAO,PROVA ATENCAO,' +
      'POLITICA ATENCAO,NIVEL CERTO,IDENTIDADE CERTO',
  );

  const { minuta, joined } = await draftWithAttachments(server, helena);
  const csv = await joined('itens.csv', 'a;b\n');
  const before = done(await preparePackage(rafael, minuta, his, authority, csv));
  done(await submitValue(rafael, before.pacote, valueOf(before, his)));
  const beside = await open([minuta], csv);
  done(await give(beside.ato, done(await prepare(minuta, beside.ato, csv)).pacote));
  const judged = done(await helena.get<AnexoAssinaturas>(`conteudo/${minuta}/anexos/${csv}/assinaturas`));
  expect(judged.itens.map(({ linhas }) => linhas[0]?.resultado).sort()).toEqual(['ATENCAO', 'CERTO']);
  const xml = await joined('nota.xml', '<nota>1</nota>');
  const inside = await open([minuta], xml);
  refused(await prepare(minuta, inside.ato, xml), 'não assina por dentro de um XML');

  await byName(world, { cloud, record, open, trust, prepare });
  await trust('RAIZ_ICP');
  await cloud.stop();
};

interface AtProvider {
  readonly cloud: { holder: Holder };
  readonly record: { readonly id: number };
  readonly open: ReturnType<typeof cloudSteps>['open'];
  readonly trust: (confianca: string) => Promise<unknown>;
  readonly prepare: (id: number, ato: number) => Promise<Answer<PacoteAssinatura>>;
}

/** A certificate that says no CPF: refused, but where the register says that the name on it ties it, and outside ICP-Brasil. */
const byName = async (
  { authority, helena, administrator }: World,
  { cloud, record, open, trust, prepare }: AtProvider,
): Promise<void> => {
  const other = await documentToSign(helena, signers);
  const found = async (): Promise<string | undefined> => {
    const { certificados } = (await open([other])).found;
    return certificados[0]?.motivo ?? certificados[0]?.julgado?.nivel;
  };
  cloud.holder = authority.issue({ nome: 'HELENA DUARTE PIRES', kind: 'EC' });
  expect(await found()).toContain('não diz o CPF');
  const { payload } = await administrator.get<object>(`provedor-assinatura/${record.id}`);
  done(await administrator.put(`provedor-assinatura/${record.id}`, { ...payload, aceitaSemCpf: true }));
  expect(await found()).toBe('AVANCADA');
  const { ato } = await open([other]);
  expect((await prepare(other, ato)).status).toBe(200);
  // of the same name, and never shown there
  const shown = cloud.holder;
  cloud.holder = authority.issue({ nome: 'HELENA DUARTE PIRES', kind: 'EC' });
  refused(await prepare(other, ato), 'não é para um certificado');
  cloud.holder = shown;
  await trust('RAIZ_ICP');
  expect(await found()).toContain('não diz o CPF');
  await trust('RAIZ_OUTRA');
  cloud.holder = authority.issue({ nome: 'HELENA PIRES', kind: 'EC' });
  expect(await found()).toContain('não é o do seu cadastro');
};
