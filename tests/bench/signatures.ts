/*
 * `npm run bench -- --assinatura`: what signing and checking cost beside what cannot cost less, in one run.
 *
 * - Signing: a PDF of 20 pages, a file of the same size beside its signature, and an XML, prepared, signed with a key of RSA-2048
 *   and put together, one after the other in one process; beside it, signatures per second of `openssl speed` with the same kind
 *   of key, on one core. The ratio is of signatures per second. An XML is read whole to be signed: that of 20 elements tells what the
 *   signature costs, that of 600 (20 kB) mostly what reading costs.
 * - Checking: files per second of one signature, its chain and later changes, beside `pdfsig` on the same file, whose start is in it.
 * - Memory: heap after a forced collection (where Node is told `--expose-gc`), after one tenth of the checks and after all.
 * - A batch: documents signed through a Malote of its own, from the click to the last result (`signing-batch.ts`).
 */
import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import {
  appendSignature,
  embedSignature,
  rangeDigest,
} from '#server/ferramentas/signature/pdf/append-signature.ts';
import { signaturesOf } from '#server/ferramentas/signature/pdf/signatures-of.ts';
import { cmsSignature, xmlSignature } from '#server/ferramentas/signature/signature-value.ts';
import { icpPolicies } from '#server/ferramentas/signature/signature-policy.ts';
import { signedAttributes } from '#server/ferramentas/signature/signed-attributes.ts';
import { signedData } from '#server/ferramentas/signature/signed-data.ts';
import { embedXades, prepareXades } from '#server/ferramentas/signature/xml/prepare-xades.ts';
import { Authority } from '#tests/setup/certificates.ts';
import { decimal } from './report/table.ts';
import { batchSize, measureBatch } from './signing-batch.ts';

const rounds = 400;
const authority = new Authority();
const holder = authority.issue({ nome: 'MEDIDA', kind: 'RSA' });
/** Read once, as it is where a person signs. */
const key = createPrivateKey(holder.key);
const certificate = readCertificate(holder.der);
const chain = [readCertificate(authority.intermediate)];
const when = new Date();
const folder = mkdtempSync(join(tmpdir(), 'malote-medida-'));

const pages = await PDFDocument.create();
for (let page = 0; page < 20; page += 1)
  pages.addPage().drawText(`Página ${page} `.repeat(20), { x: 20, y: 400, size: 8 });
const pdf = Buffer.from(await pages.save({ useObjectStreams: false }));
const notes = (many: number): Buffer =>
  Buffer.from(`<notas>${'<nota valor="1,00">serviço</nota>'.repeat(many)}</notas>`);
const xml = notes(600);
const shortXml = notes(20);

const signPdf = (): Buffer => {
  const prepared = appendSignature(pdf, { campo: 'A', nome: 'MEDIDA', quando: when, linhas: [] });
  const attributes = signedAttributes({
    digest: rangeDigest(pdf, prepared),
    certificate,
    policy: icpPolicies.PADES,
  });
  const signature = cmsSignature(certificate, attributes, sign('sha256', attributes, key));
  if (!signature) throw new Error('not signed');
  return Buffer.concat([
    pdf,
    embedSignature(prepared, pdf.length, signedData([{ attributes, signature, certificate }], chain)),
  ]);
};

/** Beside a file of the same size as the PDF. */
const signBeside = (): Buffer => {
  const attributes = signedAttributes({
    digest: createHash('sha256').update(pdf).digest(),
    certificate,
    policy: icpPolicies.CADES,
    signingTime: when,
  });
  const signature = cmsSignature(certificate, attributes, sign('sha256', attributes, key));
  if (!signature) throw new Error('not signed');
  return Buffer.from(signedData([{ attributes, signature, certificate }], chain));
};

const signXml = (xml: Buffer): Buffer => {
  const prepared = prepareXades(xml, { certificate, chain, when, id: 'A' });
  const value = xmlSignature(certificate, prepared.signedInfo, sign('sha256', prepared.signedInfo, key));
  if (!value) throw new Error('not signed');
  return embedXades(xml, { ...prepared, id: 'A' }, value);
};

/** Times in a second of processor that this process takes for it. */
const perSecond = (work: () => void, times: number): number => {
  for (let i = 0; i < times / 10; i += 1) work();
  const began = process.cpuUsage();
  for (let i = 0; i < times; i += 1) work();
  const { user, system } = process.cpuUsage(began);
  return (times * 1e6) / (user + system);
};

const bare = (): number => {
  const told = execFileSync('openssl', ['speed', '-seconds', '3', '-mr', 'rsa2048'], {
    stdio: 'pipe',
  }).toString();
  const line = told.split('\n').find((one) => one.startsWith('+F2'));
  return Number(line?.split(':')[3]);
};

const heap = (): number => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1_048_576);
};

const signed = signPdf();
writeFileSync(join(folder, 'a.pdf'), signed);
const began = performance.now();
for (let i = 0; i < 20; i += 1)
  execFileSync('pdfsig', ['-no-ocsp', join(folder, 'a.pdf')], { stdio: 'pipe' });
const others = 20_000 / (performance.now() - began);
const limit = bare();
const byPdf = perSecond(signPdf, rounds);
const byCms = perSecond(signBeside, rounds);
const byXml = perSecond(() => void signXml(xml), rounds);
const byShortXml = perSecond(() => void signXml(shortXml), rounds);
const check = perSecond(() => void signaturesOf(signed), 1000);
const early = heap();
perSecond(() => void signaturesOf(signed), 9000);
const line = (name: string, value: number, beside?: number): void =>
  console.log(
    `${name.padEnd(28)} ${value.toFixed(0).padStart(7)}/s${beside === undefined ? '' : `   ${(value / beside).toFixed(2)}`}`,
  );
line('openssl speed, RSA-2048', limit);
line('PAdES', byPdf, limit);
line('CAdES', byCms, limit);
line('XAdES, 20 elementos', byShortXml, limit);
line('XAdES, 600 elementos', byXml, limit);
line('pdfsig', others);
line('conferir um PDF', check, others);
console.log(`memória: ${early} MB, depois ${heap()} MB`);
const seconds = await measureBatch();
const documents = batchSize / seconds;
console.log(
  `lote de ${batchSize} documentos, do clique ao último resultado: ${decimal(seconds, 1)} s, ${decimal(documents, 1)}/s, ` +
    `${decimal(documents / limit, 4)} de openssl speed`,
);
rmSync(folder, { recursive: true });
authority.remove();
