import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnexoAssinaturas, AssinaturaConferida } from '#schemas/generated.ts';
import { completeProofs } from '#server/conteudo/certificado/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  documentToSign,
  keepAuthorityFile,
  keepIntermediate,
  signWithCertificate,
  useCertificates,
} from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { SoftTokens } from '#tests/setup/soft-token.ts';
import { startTimeAuthority, type TimeAuthority } from '#tests/setup/time-authority.ts';
import { draftWithAttachments } from './attack-targets.ts';
import { done } from './cloud-steps.ts';
import { deviceNames, startDevices, type Device } from './devices.ts';
import { opensslAccepts, xmlsecAccepts } from './other-verifiers.ts';

/*
 * Every form of a signature by every device, at every level, in the European form and in the strict one of ICP-Brasil: each is
 * found whole by a verifier that is not ours, and the check says its policy and its level.
 */

let server: TestApp;
let authority: Authority;
let tokens: SoftTokens;
let act: TimeAuthority;
let helena: Caller;
let rafael: Caller;
let his: Holder;
let administrator: Caller;
let devices: Awaited<ReturnType<typeof startDevices>>;
let stamps: number;
const folder = mkdtempSync(join(tmpdir(), 'malote-matriz-'));

const change = async (path: string, fields: object): Promise<void> => {
  const { payload } = await administrator.get<object>(path);
  done(await administrator.put(path, { ...payload, ...fields }));
};
beforeAll(async () => {
  tokens = new SoftTokens();
  server = await startTestApp({ config: { hsmModule: tokens.module, hsmVariables: ['SOFTHSM2_CONF'] } });
  // certificates are of today
  server.time.now = new Date();
  authority = new Authority();
  const [hers, second] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [
    Holder,
    Holder,
  ];
  his = second;
  authority.stamper('carimbadora');
  act = await startTimeAuthority(authority, 'carimbadora');
  server.time.now = new Date(Date.now() + 60_000);
  [administrator, helena, rafael] = await Promise.all([
    server.as('admin'),
    server.as('helena.pires'),
    server.as('rafael.lins'),
  ]);
  Object.assign(server.platform.ports.config, { allowedConnections: [`127.0.0.1:${act.port}`] });
  stamps = done(
    await administrator.post<{ id: number }>('autoridade-carimbo', {
      ...{ nome: 'Carimbadora de ensaio', ativo: false, exigido: true },
      ...{ endereco: act.url, ordem: 1, limiteSegundos: 30 },
    }),
  ).id;
  await keepIntermediate(server, administrator, authority);
  await keepAuthorityFile(server.app, administrator, authority.revocationList());
  devices = await startDevices({ server, authority, tokens, helena, administrator, hers });
});
afterAll(async () => {
  await Promise.all([act.stop(), devices.stop()]);
  tokens.remove();
  authority.remove();
  await server.close();
  rmSync(folder, { recursive: true });
});

const tool = (name: string, ...order: readonly string[]): string =>
  execFileSync(name, order, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The CMS of the first signature of a PDF, and what it is of. */
const cmsIn = (pdf: Buffer): { cms: Buffer; content: Buffer } => {
  const text = pdf.toString('latin1');
  const [, first = '', hole = '', after = '', rest = ''] =
    /\/ByteRange\s*\[\s*(\d+) (\d+) (\d+) (\d+)/.exec(text) ?? [];
  const [start, end] = [Number(hole), Number(after)];
  const hex = Buffer.from(text.slice(start, end).replaceAll(/[<>]/g, ''), 'hex');
  return {
    cms: hex,
    content: Buffer.concat([
      pdf.subarray(Number(first), Number(first) + start),
      pdf.subarray(end, end + Number(rest)),
    ]),
  };
};

const pdfAccepted = (pdf: Buffer, strict: boolean): void => {
  writeFileSync(join(folder, 'a.pdf'), pdf);
  expect(tool('qpdf', '--check', 'a.pdf')).toContain('No syntax or stream encoding errors found');
  expect(pdf.includes('/Filter/PBAD_PAdES/SubFilter/PBAD.PAdES')).toBe(strict);
  const { cms, content } = cmsIn(pdf);
  opensslAccepts(cms, content, authority);
  if (!strict) expect(tool('pdfsig', '-no-ocsp', 'a.pdf').match(/Signature is Valid\./g)).toHaveLength(2);
};

const lineOf = ([signature]: readonly AssinaturaConferida[], wanted: string): string => {
  const { resultado, texto } = signature?.linhas.find(({ ponto }) => ponto === wanted) ?? {};
  return `${resultado ?? ''} ${texto ?? ''}`;
};

/** The policy that is declared at a level: the one with time where none is signed without a timestamp. */
const policies = {
  PDF: { RB: 'PAdES AD-RB 1.3', RT: 'PAdES AD-RT 1.3' },
  XML: { RB: 'XAdES AD-RB 2.5', RT: 'XAdES AD-RT 2.5' },
  CMS: { RB: 'CAdES AD-RB 2.4', RT: 'CAdES AD-RT 2.4' },
} as const;

const judge = (
  kind: keyof typeof policies,
  itens: readonly AssinaturaConferida[],
  level: string,
  strict: boolean,
): void => {
  const name = policies[kind][strict && level !== 'B' ? 'RT' : 'RB'];
  // CAdES has one way alone of saying its certificate
  const form = strict || kind === 'CMS' ? 'na forma que ela pede' : 'na forma europeia (ETSI)';
  expect(lineOf(itens, 'INTEGRIDADE')).toContain('CERTO');
  expect(lineOf(itens, 'POLITICA')).toContain(`CERTO Política ${name} da ICP-Brasil, ${form}`);
  expect(lineOf(itens, 'PROVA')).toContain(`(${level})`);
};

it.each(
  [false, true].flatMap((strict) =>
    (['B', 'T', 'LT', 'LTA'] as const).map((level) => ({
      level,
      strict,
      form: strict ? 'strict' : 'European',
    })),
  ),
)(
  'is good by every device in a PDF, in an XML and beside a file, in the $form form at level $level',
  async ({ level, strict }) => {
    await change(`autoridade-carimbo/${stamps}`, { ativo: level !== 'B' });
    await change('configuracao/1', { pbadEstrita: strict, nivelProva: level === 'B' ? 'T' : level });
    const made: { id: number; minuta: number; xml: number; csv: number }[] = [];
    const { minuta, joined } = await draftWithAttachments(server, helena);
    for (const name of deviceNames) {
      const sign: Device = devices.sign[name];
      const id = await documentToSign(helena, ['Helena Duarte Pires', 'Rafael Monteiro Lins']);
      const xml = await joined(`${name}.xml`, `<n>${name}</n>`);
      const csv = await joined(`${name}.csv`, `a;${name}\n`);
      await sign(id);
      // what proves them comes when all have signed
      done(await signWithCertificate(rafael, id, his, authority));
      await sign(minuta, xml);
      await sign(minuta, csv);
      made.push({ id, minuta, xml, csv });
    }
    if (level === 'LT' || level === 'LTA') {
      server.time.now = new Date(server.time.now.getTime() + 1000);
      const { connection, ports } = server.platform;
      const jobs = { db: connection.db, ports, log: pino({ level: 'silent' }) };
      while ((await completeProofs(jobs)) > 0);
    }
    for (const { id, xml, csv } of made) {
      pdfAccepted((await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload, strict);
      const listed = await helena.get<{ itens: AssinaturaConferida[] }>(
        `documento/listar-assinatura-certificado/${id}`,
      );
      judge('PDF', listed.payload.itens, level, strict);
      const attached = async (anexo: number) =>
        done(await helena.get<AnexoAssinaturas>(`conteudo/${minuta}/anexos/${anexo}/assinaturas`)).itens;
      const file = async (anexo: number): Promise<Buffer> =>
        (await helena.get(`conteudo/${minuta}/anexos/${anexo}/arquivo`)).raw.rawPayload;
      xmlsecAccepts(await file(xml), 1, authority);
      judge('XML', await attached(xml), level, strict);
      const { rows } = await server.platform.connection.pool.query<{ cms: Buffer }>(
        'select cms from anexo_assinatura_separada where anexo_id = $1',
        [csv],
      );
      opensslAccepts(rows[0]?.cms ?? Buffer.alloc(0), await file(csv), authority);
      judge('CMS', await attached(csv), level, strict);
    }
  },
  180_000,
);
