import { once } from 'node:events';
import JSZip from 'jszip';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAgent } from '#agente/agent-server.ts';
import { Pairing } from '#agente/pairing.ts';
import { agentePortas } from '#schemas/agente.ts';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import { worldPassword } from '#tests/setup/app.ts';
import { documentToSign, useCertificates } from '#tests/setup/certificate-signing.ts';
import { Authority, password, type Holder } from '#tests/setup/certificates.ts';
import { cloudRecord, startCloudProvider, type CloudProvider } from '#tests/setup/cloud-provider.ts';
import { completeDraft, personId, read } from '#tests/setup/drafts.ts';
import { SoftTokens, tokenPin } from '#tests/setup/soft-token.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import { accessibilityProblems } from './axe.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
let authority: Authority;
let holders: readonly Holder[];
let cloud: CloudProvider;
let tokens: SoftTokens;

beforeAll(async () => {
  tokens = new SoftTokens();
  site = await openSite({ hsmModule: tokens.module, hsmVariables: ['SOFTHSM2_CONF'] });
  // certificates are of today
  site.server.time.now = new Date();
  authority = new Authority();
  holders = await useCertificates(site.server, authority, ['helena.pires', 'rafael.lins']);
  cloud = await startCloudProvider('CSC', authority, holders[0]!);
  const { ports, connection } = site.server.platform;
  Object.assign(ports.config, { allowedConnections: [`127.0.0.1:${cloud.port}`] });
  await connection.db.updateTable('registro.dominio').set({ enderecoPublico: site.url }).execute();
  const administrator = await site.server.as('admin');
  await administrator.post('provedor-assinatura', { ...cloudRecord('CSC', cloud), ativo: false });
  site.server.time.now = new Date(Date.now() + 60_000);
});
afterAll(async () => {
  await cloud.stop();
  tokens.remove();
  authority.remove();
  await site.close();
});

const openCertificate = async (page: Page, { p12 }: Holder, typed: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'certificado.p12', mimeType: 'application/x-pkcs12', buffer: p12 });
  await page.getByLabel('Senha do arquivo').fill(typed);
  await page.getByRole('button', { name: 'Abrir o certificado' }).click();
};

describe('signing with certificates', () => {
  it('two people sign one document in order with their files, and a citizen finds it by the file', async () => {
    const author = await site.server.as('helena.pires');
    const draft = await completeDraft(author, { modelo: 'Ata de Reunião', assunto: 'Ata com certificado' });
    const names = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];
    for (const [index, nome] of names.entries())
      await author.post(`documento/${draft.id}/adicionar-assinante`, {
        usuarioId: (await personId(author, nome)).usuarioId,
        marcador: `assinatura_${index + 1}`,
        estrategia: 'DIGITAL',
      });
    const { versao } = await read(author, draft.id);
    await author.post('documento/concluir', { id: draft.id, versao });

    for (const [index, login] of ['helena.pires', 'rafael.lins'].entries()) {
      const holder = holders[index]!;
      const visit = await site.enter(login, '/principal/assinatura');
      const { page } = visit;
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.postData() ?? ''));
      await page.getByRole('link', { name: 'Assinar com o seu certificado digital' }).first().click();
      await page
        .getByText('Arquivo do seu certificado')
        .or(page.getByLabel('Senha do arquivo'))
        .first()
        .waitFor();
      if (index === 0) {
        await openCertificate(page, holder, 'outra senha');
        await page.getByText('A senha não abre este arquivo.').waitFor();
        expect(await accessibilityProblems(page)).toEqual([]);
      }
      await openCertificate(page, holder, password);
      await page.getByText('Assinatura eletrônica qualificada').waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Assinar com certificado' }).click();
      await page.getByText(/^Assinado: /).waitFor();
      const secrets = [
        password,
        encodeURIComponent(password),
        holder.p12.subarray(200, 260).toString('base64'),
      ];
      expect(sent.filter((body) => secrets.some((secret) => body.includes(secret)))).toEqual([]);
      expect(visit.complaints).toEqual([]);
    }

    const reader = await site.enter('helena.pires', `/principal/documento/consulta/${draft.id}`, 900);
    await reader.page.getByRole('button', { name: 'Conferir as assinaturas com certificado' }).click();
    const check = reader.page.getByRole('dialog', { name: 'Conferência das assinaturas com certificado' });
    await check.getByText('Depois desta só vieram outras assinaturas e o que as prova.').waitFor();
    expect(await check.getByText('O conteúdo é o que foi assinado.').count()).toBe(2);
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    expect(reader.complaints).toEqual([]);

    for (const [name, content] of [
      ['nota.xml', '<nota>é</nota>'],
      ['itens.csv', 'Cadeira;10,00\n'],
    ] as const) {
      const arquivoId = await uploadFile(site.server.app, author.token, name, Buffer.from(content));
      await author.post<Anexos>(`conteudo/${draft.id}/anexos`, { pasta: 'Notas', arquivoId });
      await reader.revisit(`/principal/documento/consulta/${draft.id}`);
      await reader.page.getByRole('tab', { name: /^Anexos/ }).click();
      await reader.page.getByRole('button', { name: `Assinar ou conferir ${name}` }).click();
      await reader.page.getByText(content.trim()).waitFor();
      await openCertificate(reader.page, holders[0]!, password);
      await reader.page.getByRole('button', { name: 'Assinar com certificado' }).click();
      await reader.page.getByRole('heading', { name: '1 assinatura', exact: true }).waitFor();
      expect(await accessibilityProblems(reader.page)).toEqual([]);
    }
    const [saved] = await Promise.all([
      reader.page.waitForEvent('download'),
      reader.page.getByRole('button', { name: 'Baixar o arquivo e as assinaturas (ZIP)' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('itens.csv.zip');
    await reader.revisit(`/principal/documento/consulta/${draft.id}`);
    await reader.page.getByRole('tab', { name: /^Anexos/ }).click();
    await reader.page
      .getByText(/^Assinado com certificado por Helena Duarte Pires em /)
      .nth(1)
      .waitFor();
    await reader.page.getByRole('button', { name: 'Baixar itens.csv com as assinaturas (ZIP)' }).waitFor();
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    expect(reader.complaints).toEqual([]);

    const both = [await documentToSign(author, names), await documentToSign(author, names)];
    await documentToSign(author, names, 'DOCFLOW');
    await reader.page.setViewportSize({ width: 1440, height: 900 });
    await reader.revisit('/principal/assinatura');
    await reader.page.getByLabel('Selecionar todos').first().check();
    await reader.page.getByRole('button', { name: /^Assinar \d/ }).click();
    await reader.page.getByRole('button', { name: 'Com certificado: 2' }).click();
    await reader.page.getByRole('button', { name: 'Nuvem', exact: true }).click();
    await reader.page.getByText('Nenhum provedor de certificado em nuvem').waitFor();
    await site.server.platform.connection.db
      .updateTable('registro.provedorAssinatura')
      .set({ ativo: true })
      .execute();
    await reader.page.getByRole('button', { name: 'Voltar' }).click();
    await reader.revisit('/principal/assinatura');
    await reader.page.getByLabel('Selecionar todos').first().check();
    await reader.page.getByRole('button', { name: /^Assinar \d/ }).click();
    await reader.page.getByRole('button', { name: 'Com certificado: 2' }).click();
    await reader.page.getByRole('button', { name: 'Nuvem', exact: true }).click();
    const goToProvider = reader.page.getByRole('button', { name: 'Continuar em Nuvem de ensaio CSC' });
    // refused there, the person is told and nothing is signed
    cloud.answer = 'refuses';
    await goToProvider.click();
    await reader.page.getByText('Você não autorizou em Nuvem de ensaio CSC').waitFor();
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    cloud.answer = 'signs';
    await reader.page.getByRole('link', { name: 'Escolher outro certificado' }).click();
    await reader.page.getByLabel('Selecionar todos').first().check();
    await reader.page.getByRole('button', { name: /^Assinar \d/ }).click();
    await reader.page.getByRole('button', { name: 'Com certificado: 2' }).click();
    await reader.page.getByRole('button', { name: 'Nuvem', exact: true }).click();
    await goToProvider.click();
    await reader.page.getByText('Autoridade de confiança').waitFor();
    expect(new URL(reader.page.url()).search).toBe('');
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    // the provider asks a second yes, to these very digests, and the act goes on by itself
    await reader.page.getByRole('button', { name: 'Assinar 2 documentos' }).click();
    await reader.page.getByRole('heading', { name: '2 de 2 documentos processados' }).waitFor();
    expect(await reader.page.getByText('Assinado', { exact: true }).count()).toBe(2);
    for (const id of both) expect((await read(author, id)).assinantes[0]?.situacao).toBe('ASSINADO');

    const { codigoVerificacao, assinantes } = await read(author, draft.id);
    expect(assinantes.map(({ nivel }) => nivel)).toEqual(['QUALIFICADA', 'QUALIFICADA']);
    const file = (await author.get(`documento/visualizar-documento/${draft.id}/0`)).raw.rawPayload;
    const citizen = await site.open(390);
    await citizen.go(`/verificar/${codigoVerificacao ?? ''}`);
    await citizen.page.getByText('Assinado com certificado').first().waitFor();
    await citizen.page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'ata.pdf', mimeType: 'application/pdf', buffer: file });
    await citizen.page.getByText('O arquivo é igual ao emitido').first().waitFor();
    await citizen.page.getByRole('button', { name: 'Conferir as assinaturas' }).click();
    await citizen.page.getByText(/2 assinaturas, conferidas em/).waitFor();
    expect(await citizen.page.getByText('Assinatura eletrônica qualificada').count()).toBe(2);
    expect(await accessibilityProblems(citizen.page)).toEqual([]);
    expect(citizen.complaints).toEqual([]);

    // what proves them is read on the phone too: each one whole, with its attachment
    await reader.page.setViewportSize({ width: 390, height: 844 });
    await reader.travel('/principal/assinatura/provas');
    const proofs = reader.page.getByRole('group', { name: 'Prova das assinaturas' });
    await proofs.getByRole('link', { name: /itens\.csv/ }).waitFor();
    expect(await proofs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await accessibilityProblems(reader.page)).toEqual([]);
  });

  it('a person signs with the token in this machine, once the agent answers and the PIN is right', async () => {
    const author = await site.server.as('helena.pires');
    const id = await documentToSign(author, ['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    const kept = [{ rotulo: 'assinatura', holder: holders[0]! }];
    tokens.prepare('Token de Helena', kept);
    await tokens.certify('Token de Helena', kept, [authority.intermediate]);
    let code = '';
    let typed = 'outro PIN';
    const agent = createAgent({
      cryptoki: await tokens.begin(),
      pairing: new Pairing((shown) => (code = shown)),
      askPin: () => Promise.resolve(Buffer.from(typed)),
      origins: [site.url],
      version: '0',
    });

    const { page } = await site.enter('helena.pires', `/principal/documento/assinatura/${id}`);
    await page.getByRole('button', { name: 'Token ou cartão' }).click();
    await page.getByText('Nenhum agente responde nesta máquina.').waitFor();
    await page.getByText(`npx malote agente --origem ${site.url}`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    agent.listen(agentePortas[0], '127.0.0.1');
    await once(agent, 'listening');
    try {
      await page.getByRole('button', { name: 'Procurar de novo' }).click();
      await page.getByLabel('Código').fill('0000 0000');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByText('Não é o código que o agente mostra agora.').waitFor();
      await page.getByLabel('Código').fill(code);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByText(/Token de Helena$/).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.getByRole('button', { name: 'Usar este certificado' }).click();
      await page.getByText('O PIN se digita no terminal do agente, ou na leitora, nunca aqui.').waitFor();
      await page.getByRole('button', { name: 'Assinar com certificado' }).click();
      await page.getByText(/^O PIN não é este/).waitFor();
      expect((await read(author, id)).assinantes[0]?.situacao).toBe('PENDENTE');
      typed = tokenPin;
      await page.getByRole('button', { name: 'Assinar com certificado' }).click();
      await page.getByText(/^Assinado: /).waitFor();
      expect((await read(author, id)).assinantes[0]).toMatchObject({
        situacao: 'ASSINADO',
        nivel: 'QUALIFICADA',
      });
    } finally {
      agent.close();
      agent.closeAllConnections();
    }
  });

  it('a person signs with the key that the institution keeps for them, by their own password', async () => {
    const author = await site.server.as('helena.pires');
    const id = await documentToSign(author, ['Helena Duarte Pires', 'Rafael Monteiro Lins']);
    const kept = [{ rotulo: 'helena', holder: holders[0]! }];
    // another place: what the agent began with sees no token that comes later
    tokens.remove();
    tokens = new SoftTokens();
    tokens.prepare('Chaves da prefeitura', kept);
    await tokens.certify('Chaves da prefeitura', kept, [authority.intermediate]);
    const administrator = await site.server.as('admin');
    const record = { nome: 'HSM da prefeitura', ativo: true, tipo: 'HSM', particao: 'Outras chaves' };
    const { payload: hsm } = await administrator.post<{ id: number }>('provedor-assinatura', {
      ...record,
      segredo: tokenPin,
    });

    // offered only to who has a name there
    const without = await site.enter('helena.pires', `/principal/documento/assinatura/${id}`);
    await without.page.getByRole('button', { name: 'Token ou cartão' }).waitFor();
    expect(await without.page.getByRole('button', { name: 'HSM' }).count()).toBe(0);
    await site.server.platform.connection.pool.query(
      `update registro.usuario set alias_hsm = 'helena' where login = 'helena.pires'`,
    );
    const { page } = await site.enter('helena.pires', `/principal/documento/assinatura/${id}`, 390);
    await page.getByRole('button', { name: 'HSM' }).click();
    await page.getByText(/Outras chaves/).waitFor();
    const { payload: stored } = await administrator.get<object>(`provedor-assinatura/${hsm.id}`);
    const mended = { ...stored, particao: 'Chaves da prefeitura', segredo: tokenPin };
    expect((await administrator.put(`provedor-assinatura/${hsm.id}`, mended)).status).toBe(200);
    await page.getByRole('button', { name: 'Ler de novo' }).click();
    await page.getByLabel('Sua senha').fill('outra senha');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Assinar com certificado' }).click();
    await page.getByText(/A senha não confere/).waitFor();
    expect((await read(author, id)).assinantes[0]?.situacao).toBe('PENDENTE');
    await page.getByLabel('Sua senha').fill(worldPassword);
    await page.getByRole('button', { name: 'Assinar com certificado' }).click();
    await page.getByText(/^Assinado: /).waitFor();
    expect((await read(author, id)).assinantes[0]).toMatchObject({
      situacao: 'ASSINADO',
      nivel: 'QUALIFICADA',
    });
  });

  it('who administers loads authorities and lists from a ZIP, and says which root is trusted', async () => {
    const published = new Authority();
    const zip = new JSZip();
    zip.file('raiz.crt', published.root).file('ac.crt', published.intermediate);
    zip.file('ac.crl', published.revocationList()).file('LEIA-ME.txt', 'de ensaio');
    const { page } = await site.enter('admin', '/administracao/autoridade-certificadora');
    await page.getByRole('button', { name: 'Carregar de arquivo' }).click();
    await page.getByRole('heading', { name: 'Carregar autoridades e listas de arquivos' }).waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'autoridades.zip',
      mimeType: 'application/zip',
      buffer: await zip.generateAsync({ type: 'nodebuffer' }),
    });
    const refused = page.getByRole('region', { name: 'O que não entra' });
    await refused.getByText('LEIA-ME.txt').waitFor();
    // the root is left out until somebody trusts it
    await page.getByRole('button', { name: 'Carregar 2 itens' }).waitFor();
    await page.getByLabel('Confiança em Autoridade Raiz de Ensaio').click();
    await page.getByRole('option', { name: 'Raiz da ICP-Brasil' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Carregar 3 itens' }).click();
    await page.getByText('3 itens carregados.').waitFor();
    await page.getByRole('link', { name: 'Ver as autoridades' }).click();
    await page.getByRole('link', { name: 'AC Ensaio v1', exact: true }).first().click();
    await page.getByText('Lista em dia até').waitFor();
    published.remove();
  });
});
