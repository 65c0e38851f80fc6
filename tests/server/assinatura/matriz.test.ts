import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { AnexoAssinaturas } from '#schemas/shapes/certificado.ts';
import type { ArquivoConferido, AssinaturaConferida } from '#schemas/shapes/conferencia.ts';
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
import { read } from '#tests/setup/drafts.ts';
import { inTurn } from '#tests/setup/in-turn.ts';
import { buildPdf, plainShape } from '#tests/setup/pdf-corpus.ts';
import { protocolToSign } from '#tests/setup/protocolos.ts';
import { sendForm } from '#tests/setup/send-form.ts';
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
      nome: 'Carimbadora de ensaio',
      ativo: false,
      exigido: true,
      endereco: act.url,
      ordem: 1,
      limiteSegundos: 30,
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

/** Whole for `qpdf`, with so many signatures that `pdfsig` finds valid, the first of them by `openssl` too. */
const pdfAccepted = (pdf: Buffer, strict: boolean, signatures = 2): void => {
  writeFileSync(join(folder, 'a.pdf'), pdf);
  expect(tool('qpdf', '--check', 'a.pdf')).toContain('No syntax or stream encoding errors found');
  expect(pdf.includes('/Filter/PBAD_PAdES/SubFilter/PBAD.PAdES')).toBe(strict);
  const { cms, content } = cmsIn(pdf);
  opensslAccepts(cms, content, authority);
  if (!strict)
    expect(tool('pdfsig', '-no-ocsp', 'a.pdf').match(/Signature is Valid\./g)).toHaveLength(signatures);
};

/** What proves them comes a moment later. */
const prove = async (): Promise<void> => {
  server.time.now = new Date(server.time.now.getTime() + 1000);
  const { connection, ports } = server.platform;
  const jobs = { db: connection.db, ports, log: pino({ level: 'silent' }) };
  while ((await completeProofs(jobs)) > 0);
};

/** The PDF and the signatures beside it, as they come in one ZIP. */
const unzipped = (zip: Buffer): { pdf: Buffer; cms: Buffer } => {
  writeFileSync(join(folder, 'a.zip'), zip);
  const names = tool('unzip', '-Z1', 'a.zip').trim().split('\n');
  expect(names.map((name) => name.replace(/^.*\.pdf/, '.pdf'))).toEqual(['.pdf', '.pdf.p7s']);
  const [pdf = Buffer.alloc(0), cms = Buffer.alloc(0)] = names.map((name) =>
    execFileSync('unzip', ['-p', 'a.zip', name], { cwd: folder }),
  );
  return { pdf, cms };
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

const forms = [false, true].flatMap((strict) =>
  (['B', 'T', 'LT', 'LTA'] as const).map((level) => ({
    level,
    strict,
    form: strict ? 'strict' : 'European',
  })),
);

/** At the two ends all of them; between, where a device gives the same bytes as at the ends, a third of them in each form. */
const devicesAt = (place: number): readonly (typeof deviceNames)[number][] =>
  place === 0 || place === forms.length - 1
    ? deviceNames
    : deviceNames.filter((_name, at) => inTurn(at + place, 3));

it.each(forms.map((form, place) => ({ ...form, place })))(
  'is good by the devices in a PDF, in an XML and beside a file, in the $form form at level $level',
  async ({ level, strict, place }) => {
    await change(`autoridade-carimbo/${stamps}`, { ativo: level !== 'B' });
    await change('configuracao/1', { pbadEstrita: strict, nivelProva: level === 'B' ? 'T' : level });
    const made: { id: number; minuta: number; xml: number; csv: number }[] = [];
    const { minuta, joined } = await draftWithAttachments(server, helena);
    for (const name of devicesAt(place)) {
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
      await prove();
    }
    for (const { id, xml, csv } of made) {
      pdfAccepted((await helena.get(`documento/visualizar-documento/${id}/0`)).raw.rawPayload, strict);
      judge('PDF', await checked(id), level, strict);
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

/** What our own check says of a file that somebody brings, as of any other. */
const brought = async (name: string, content: Buffer, separada?: Buffer): Promise<readonly string[]> => {
  const { payload } = await sendForm<ArquivoConferido>(server.app, helena.token, {
    path: 'assinatura/conferir-arquivo',
    body: separada ? { separada: separada.toString('base64') } : {},
    file: { name, content },
  });
  return payload.itens.flatMap(({ linhas }) =>
    linhas.filter(({ ponto }) => ponto === 'INTEGRIDADE').map(({ resultado }) => resultado),
  );
};

const both = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
const checked = async (id: number): Promise<readonly AssinaturaConferida[]> =>
  done(await helena.get<{ itens: AssinaturaConferida[] }>(`documento/listar-assinatura-certificado/${id}`))
    .itens;

it('is good beside a document whose model wants it so, the PDF as it was, by every device and at every level', async () => {
  await server.platform.connection.pool.query(
    `update registro.modelo_documento set padrao_assinatura = 'CADES' where nome = 'Ata de Reunião'`,
  );
  await change(`autoridade-carimbo/${stamps}`, { ativo: true });
  await change('configuracao/1', { pbadEstrita: false, nivelProva: 'LTA' });
  const toSign: { id: number; original: Buffer }[] = [];
  for (const name of deviceNames) {
    const id = await documentToSign(helena, both);
    const original = (await helena.get(`documento/${id}/original`)).raw.rawPayload;
    await devices.sign[name](id);
    toSign.push({ id, original });
  }
  const judged = async (level: string, documents: typeof toSign, signatures: number): Promise<void> => {
    for (const { id, original } of documents) {
      const zip = (await helena.get(`documento/${id}/assinado`)).raw.rawPayload;
      const { pdf, cms } = unzipped(zip);
      expect(pdf.equals(original)).toBe(true);
      opensslAccepts(cms, pdf, authority);
      const itens = await checked(id);
      expect(itens).toHaveLength(signatures);
      judge('CMS', itens, level, false);
      expect(await brought('ata.pdf', pdf, cms)).toEqual(itens.map(() => 'CERTO'));
      // what was signed is told apart from what is read
      const { assinantes, codigoVerificacao = '' } = await read(helena, id);
      const { arquivos, assinaturas } = done(await helena.get<Verificacao>(`verificar/${codigoVerificacao}`));
      expect(assinaturas).toHaveLength(itens.length);
      expect(assinantes.filter(({ situacao }) => situacao === 'ASSINADO')).toHaveLength(itens.length);
      const current = arquivos.filter(({ especie, vigente }) => especie === 'SEPARADA' && vigente);
      const p7s = await helena.get(`verificar/${codigoVerificacao}/arquivo/${current[0]?.sha256 ?? ''}`);
      expect([current.length, p7s.raw.headers['content-type'], p7s.raw.rawPayload.equals(cms)]).toEqual([
        1,
        'application/pkcs7-signature',
        true,
      ]);
    }
  };
  await judged('T', toSign.slice(0, 1), 1);
  for (const { id } of toSign) done(await signWithCertificate(rafael, id, his, authority));
  await prove();
  await judged('LTA', toSign, 2);
}, 180_000);

it('is good in a captured PDF, which is turned, before and after another signs it', async () => {
  const nilza = await server.as('nilza.campos');
  const { made, concluded } = await protocolToSign(
    server.app,
    nilza,
    buildPdf({ ...plainShape, inherited: true }, []),
    both,
  );
  done(concluded ?? made);
  const { id } = made.payload;
  for (const [signatures, sign] of [
    [1, () => devices.sign.PSC(id)],
    [2, async () => void done(await signWithCertificate(rafael, id, his, authority))],
  ] as const) {
    await sign();
    const pdf = (await helena.get(`documento/${id}/assinado`)).raw.rawPayload;
    pdfAccepted(pdf, false, signatures);
    expect(pdf.includes('/Rotate 90')).toBe(true);
    const certain = Array.from({ length: signatures }, () => 'CERTO');
    expect(await brought('de-fora.pdf', pdf)).toEqual(certain);
    expect((await checked(id)).map(({ linhas }) => linhas[1]?.resultado)).toEqual(certain);
  }
}, 180_000);
