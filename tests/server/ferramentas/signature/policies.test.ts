import { createHash, sign } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { judgeForm, type FormPart } from '#server/ferramentas/signature/policy-form.ts';
import {
  appendSignature,
  embedSignature,
  rangeDigest,
} from '#server/ferramentas/signature/pdf/append-signature.ts';
import {
  datedPolicies,
  icpPolicies,
  type SignaturePolicy,
} from '#server/ferramentas/signature/signature-policy.ts';
import { signedAttributes } from '#server/ferramentas/signature/signed-attributes.ts';
import { signedData } from '#server/ferramentas/signature/signed-data.ts';
import { embedXades, prepareXades } from '#server/ferramentas/signature/xml/prepare-xades.ts';
import { checkFile } from '#server/conteudo/certificado/arquivo/check-file.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

describe('the form that a policy demands', () => {
  const always = ['resumo', 'vinculo'] as const;
  const referred = ['carimbo', 'referencias', 'carimboReferencias'] as const;
  const lasting = ['carimbo', 'provasNoArquivo', 'carimboDoDocumento'] as const;
  const dictionary = [...always, 'dicionario'] as const;
  /** By the number of the policy, as the texts of ICP-Brasil have it. */
  const demanded: Readonly<Record<number, readonly FormPart[]>> = {
    ...Object.fromEntries(
      [1, 6].flatMap((first): (readonly [number, readonly FormPart[]])[] => [
        [first, always],
        [first + 1, [...always, 'carimbo']],
        [first + 2, [...always, ...referred]],
        [first + 3, [...always, ...referred, 'valores']],
        [first + 4, [...always, 'referencias', 'valores', 'arquivo']],
      ]),
    ),
    11: dictionary,
    12: [...dictionary, 'carimbo'],
    13: [...dictionary, ...lasting],
    14: [...dictionary, ...lasting],
  };

  it('is all there, or each part that is missing is named, whatever the policy', () => {
    for (const [number, parts] of Object.entries(demanded)) {
      const judged = (without?: FormPart) =>
        judgeForm(
          `2.16.76.1.7.1.${number}.1`,
          {
            policyDigest: without === 'resumo' ? undefined : '00',
            parts: new Set(parts.filter((part) => part !== without)),
          },
          true,
        );
      expect([number, judged()?.missing]).toEqual([number, []]);
      for (const part of parts) expect([number, judged(part)?.missing]).toEqual([number, [part]]);
    }
    expect(judgeForm('1.2.3', { policyDigest: '00', parts: new Set() }, true)).toBeUndefined();
  });
});

describe('the line of the policy in the check of a file', () => {
  let authority: Authority;
  let holder: Holder;
  let pdf: Buffer;
  beforeAll(async () => {
    authority = new Authority();
    holder = authority.issue({ nome: 'HELENA DUARTE PIRES', cpf: '52998224725' });
    const made = await PDFDocument.create();
    made.addPage([595, 842]);
    pdf = Buffer.from(await made.save({ useObjectStreams: false }));
  });
  afterAll(() => authority.remove());

  const when = new Date();
  const cmsOver = (digest: Buffer, policy: SignaturePolicy): Buffer => {
    const certificate = readCertificate(holder.der);
    const attributes = signedAttributes({ digest, certificate, policy, signingTime: when });
    const signature = sign('sha256', attributes, holder.key);
    return Buffer.from(signedData([{ attributes, signature, certificate }], []));
  };
  const told = (bytes: Buffer, separada?: Buffer): string | undefined => {
    const { itens } = checkFile({
      nome: 'a',
      bytes,
      separada,
      trust: [],
      agora: when,
      zone: 'America/Sao_Paulo',
    });
    expect(itens[0]?.linhas[0]).toMatchObject({ ponto: 'INTEGRIDADE', resultado: 'CERTO' });
    const line = itens[0]?.linhas.find(({ ponto }) => ponto === 'POLITICA');
    return `${line?.resultado ?? ''}: ${line?.texto ?? ''}`;
  };
  const beside = (policy: SignaturePolicy): string | undefined => {
    const file = Buffer.from('a;b\n');
    return told(file, cmsOver(sha256(file), policy));
  };
  const inside = (policy: SignaturePolicy, pbad: boolean): string | undefined => {
    const base = Buffer.from('<a>1</a>');
    const certificate = readCertificate(holder.der);
    const prepared = prepareXades(base, { certificate, chain: [], when, id: 'a1', policy, pbad });
    return told(embedXades(base, { ...prepared, id: 'a1' }, sign('sha256', prepared.signedInfo, holder.key)));
  };
  const inPdf = (policy: SignaturePolicy, pbad: boolean): string | undefined => {
    const prepared = appendSignature(pdf, {
      campo: 'Um',
      nome: 'Helena',
      quando: when,
      linhas: ['Helena'],
      pbad,
      lugar: { pagina: 0, x: 40, y: 60, largura: 140, altura: 40 },
    });
    const cms = cmsOver(rangeDigest(pdf, prepared), policy);
    return told(Buffer.concat([pdf, embedSignature(prepared, pdf.length, cms)]));
  };
  const numbered = (number: string): SignaturePolicy => ({
    ...icpPolicies.CADES,
    oid: `2.16.76.1.7.1.${number}`,
  });
  const lacks = (name: string, what: string): string =>
    `ATENCAO: Diz a política ${name} da ICP-Brasil e não tem a forma dela: falta ${what}.`;

  it('says what is missing of it, in words', () => {
    expect(beside(icpPolicies.CADES)).toBe(
      'CERTO: Política CAdES AD-RB 2.4 da ICP-Brasil, na forma que ela pede.',
    );
    expect(beside({ ...icpPolicies.CADES, sha256: '00'.repeat(32) })).toBe(
      lacks('CAdES AD-RB 2.4', 'o resumo certo da política'),
    );
    expect(beside(datedPolicies.CADES)).toBe(lacks('CAdES AD-RT 2.4', 'o carimbo do tempo'));
    expect(beside(numbered('4.2.4'))).toBe(
      lacks(
        'CAdES AD-RC 2.4',
        'o carimbo do tempo, as referências a certificados e listas, o carimbo das referências, os certificados e as listas',
      ),
    );
    expect(beside(numbered('5.2.5'))).toContain('o carimbo de arquivo');
    expect(beside(numbered('1.9'))).toContain('o resumo dela não se confere aqui');
    expect(beside(numbered('99'))).toBe('ATENCAO: Diz uma política que não é da ICP-Brasil.');

    expect(inside(icpPolicies.XADES, true)).toContain('na forma que ela pede');
    expect(inside(icpPolicies.XADES, false)).toContain('na forma europeia (ETSI)');
    expect(inside(datedPolicies.XADES, true)).toBe(lacks('XAdES AD-RT 2.5', 'o carimbo do tempo'));
    expect(inside(datedPolicies.XADES, false)).toBe(
      lacks('XAdES AD-RT 2.5', 'a referência ao certificado (SigningCertificate), o carimbo do tempo'),
    );

    expect(inPdf(icpPolicies.PADES, true)).toContain('na forma que ela pede');
    expect(inPdf(icpPolicies.PADES, false)).toContain('na forma europeia (ETSI)');
    expect(inPdf(datedPolicies.PADES, true)).toBe(lacks('PAdES AD-RT 1.3', 'o carimbo do tempo'));
    expect(inPdf({ ...icpPolicies.PADES, oid: '2.16.76.1.7.1.14.1.3' }, true)).toBe(
      lacks(
        'PAdES AD-RA 1.3',
        'o carimbo do tempo, os certificados e as listas no PDF, o carimbo do documento',
      ),
    );
  });
});
