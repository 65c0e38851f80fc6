import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childAt, DerError, readDer } from '#schemas/der/read.ts';
import { octets, objectId, sequence, setOf, tagged } from '#schemas/der/write.ts';
import { readCertificate, type Certificate } from '#server/ferramentas/signature/certificate.ts';
import { judgeResponse } from '#server/ferramentas/signature/ocsp/judge-response.ts';
import { readOcspResponse } from '#server/ferramentas/signature/ocsp/read-response.ts';
import { writeOcspRequest } from '#server/ferramentas/signature/ocsp/write-request.ts';
import { revocationEvidence } from '#server/ferramentas/signature/revocation-evidence.ts';
import { pathTo, revocationOf } from '#server/ferramentas/signature/trusted-path.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { answerOcsp, issueResponder, type Answering } from '#tests/setup/ocsp-responder.ts';

let authority: Authority;
let stranger: Authority;
let hers: Holder;
let certificate: Certificate;
let issuer: Certificate;

beforeAll(() => {
  authority = new Authority();
  stranger = new Authority();
  hers = authority.issue({ nome: 'HELENA', cpf: '52998224725', kind: 'EC' });
  certificate = readCertificate(hers.der);
  issuer = readCertificate(authority.intermediate);
  const answers = 'extendedKeyUsage=OCSPSigning\n';
  issueResponder(authority, 'nomeado', `${answers}noCheck=ignored\n`);
  issueResponder(authority, 'semdispensa', answers);
  issueResponder(authority, 'semmandato', 'extendedKeyUsage=emailProtection\nnoCheck=ignored\n');
  issueResponder(authority, 'deoutra', `${answers}noCheck=ignored\n`, stranger);
});
afterAll(() => {
  authority.remove();
  stranger.remove();
});

const answer = (how: Answering = {}) =>
  readOcspResponse(answerOcsp(authority, writeOcspRequest(certificate, issuer).query, hers, how));
const day = 86_400_000;
const later = (days: number): Date => new Date(Date.now() + days * day);
const judge = (how: Answering, { of = certificate, by = issuer, moment = new Date() } = {}): string => {
  const verdict = judgeResponse(answer(how), { certificate: of, issuer: by, moment });
  return verdict.situacao === 'NAO_SERVE' ? verdict.problema : verdict.situacao;
};

describe('what an authority answers about a certificate', () => {
  it('counts when it or who it named answers, and is of this question', () => {
    const { query, nonce } = writeOcspRequest(certificate, issuer);
    expect(readOcspResponse(answerOcsp(authority, query, hers)).nonce).toEqual(Buffer.from(nonce));
    expect(judge({})).toBe('VALIDO');
    expect(judge({ more: ' -resp_key_id' })).toBe('VALIDO');
    expect(judge({ by: 'nomeado' })).toBe('VALIDO');
    expect(judge({ revoked: true })).toBe('REVOGADO');
    // what was signed before it was revoked stays good
    expect(judge({ revoked: true }, { moment: new Date('2025-12-31') })).toBe('VALIDO');
  });

  it('is refused, each with its reason', () => {
    const other = readCertificate(authority.issue({ nome: 'OUTRA', kind: 'EC' }).der);
    expect(judge({}, { of: other })).toBe('outroCertificado');
    expect(judge({}, { by: readCertificate(stranger.intermediate) })).toBe('outroCertificado');
    expect(judge({ unknown: true })).toBe('desconhecido');
    expect(judge({ by: 'semdispensa' })).toBe('semDispensa');
    expect(judge({ by: 'semmandato' })).toBe('semMandato');
    expect(judge({ by: 'deoutra' })).toBe('semMandato');
    expect(judge({ by: 'nomeado', more: ' -resp_no_certs' })).toBe('respondedor');
    expect(judge({}, { moment: later(2) })).toBe('velha');
    expect(judge({ more: ' -rmd sha1' })).toBe('assinatura');
    const early = { ...answer({ by: 'nomeado' }), producedAt: later(-400) };
    expect(judgeResponse(early, { certificate, issuer, moment: new Date() })).toMatchObject({
      problema: 'foraDoPrazo',
    });
  });

  it('says nothing once any byte of what is signed in it changes', () => {
    const { der } = answer({ by: 'nomeado' });
    const data = childAt(readDer(childAt(readDer(der), 1, 0, 1).value), 0).raw;
    const from = Buffer.from(der).indexOf(data);
    fc.assert(
      fc.property(fc.nat(data.length - 1), fc.integer({ min: 1, max: 255 }), (at, mask) => {
        const changed = Buffer.from(der);
        changed[from + at] = (changed[from + at] ?? 0) ^ mask;
        try {
          const verdict = judgeResponse(readOcspResponse(changed), {
            certificate,
            issuer,
            moment: new Date(),
          });
          return verdict.situacao === 'NAO_SERVE';
        } catch (error) {
          return error instanceof DerError;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('stands in the place of a list in a path, and is found in a CMS where others put it', () => {
    const anchors = [{ certificate: issuer, icpBrasil: true, nome: 'AC' }];
    const path = pathTo({ anchors, lists: [] }, certificate, [])!;
    const now = new Date();
    const of = (...how: Answering[]) =>
      revocationOf({ anchors, lists: [], answers: how.map(answer) }, path, now);
    expect(of()).toMatchObject({ situacao: 'SEM_LISTA' });
    expect(of({ by: 'nomeado' })).toMatchObject({ situacao: 'NAO_REVOGADO', por: 'OCSP' });
    expect(of({ by: 'semmandato' })).toMatchObject({ situacao: 'SEM_LISTA', problema: 'semMandato' });
    expect(of({}, { revoked: true })).toMatchObject({ situacao: 'REVOGADO' });
    const { der } = answer();
    const beside = readDer(tagged(1, sequence(objectId('1.3.6.1.5.5.7.16.2'), der)));
    const archived = sequence(tagged(1, sequence(sequence(der))));
    const signed = readDer(
      setOf(
        sequence(objectId('1.2.840.113583.1.1.8'), setOf(archived)),
        sequence(objectId('1.2.3'), octets(der)),
      ),
    );
    expect(revocationEvidence([beside], signed).answers.map(({ der: found }) => Buffer.from(found))).toEqual([
      Buffer.from(der),
      Buffer.from(der),
    ]);
  });
});
