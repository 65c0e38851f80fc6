import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAjv } from '#schemas/ajv.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { lower } from '#schemas/lower.ts';
import { loadSeed } from '#server/inicio/seed/load-seed.ts';
import { loadWorld } from '#demonstracao/load.ts';
import { pessoas } from '#demonstracao/pessoas.ts';
import { registros } from '#demonstracao/registros.ts';
import { unidades } from '#demonstracao/unidades.ts';
import { usuariosExternos } from '#demonstracao/usuarios-externos.ts';
import { AlvoDeMemoria, type Salvo } from './alvo-de-memoria.ts';

const definicao = (registro: string): RegisterDefinition =>
  JSON.parse(
    readFileSync(new URL(`../../resources/${registro}.json`, import.meta.url), 'utf8'),
  ) as RegisterDefinition;

describe('registros da semente e do mundo', () => {
  const alvo = new AlvoDeMemoria();
  let salvos: readonly Salvo[] = [];

  beforeAll(async () => {
    const seed = await loadSeed(alvo);
    await loadWorld(alvo, { seed, senha: 'uma senha comprida', agora: new Date('2026-11-18T13:00:00Z') });
    salvos = alvo.salvos;
  });

  it('cada um passa pela definição do seu cadastro', () => {
    const ajv = createAjv();
    const nomes = [...new Set(salvos.map(({ registro }) => registro))];
    expect(nomes).toContain('usuario');
    for (const nome of nomes) {
      const criar = ajv.compile(lower(definicao(nome), { action: 'create' }).schema);
      for (const { record } of salvos.filter(({ registro }) => registro === nome)) {
        expect(criar(record) ? [] : criar.errors?.map((e) => [e.instancePath, e.message, record])).toEqual(
          [],
        );
      }
    }
  });

  it('não repete o que é único', () => {
    for (const { registro } of registros) {
      const { schema } = definicao(registro);
      const unicos = Object.entries(schema.properties).flatMap(([campo, p]) =>
        p['x-unique'] ? [[campo]] : [],
      );
      const novos = salvos.filter((salvo) => salvo.registro === registro && !salvo.alteracao);
      for (const campos of [...unicos, ...(schema['x-unique'] ?? [])]) {
        const chaves = novos
          .filter(({ record }) => campos.every((campo) => record[campo] !== undefined))
          .map(({ record }) => JSON.stringify(campos.map((campo) => record[campo])));
        expect(new Set(chaves).size, `${registro}: ${campos.join(', ')}`).toBe(chaves.length);
      }
    }
  });

  it('dá a todos a senha pedida e a ninguém mais', () => {
    const comSenha = salvos.filter(({ record }) => 'senha' in record);
    expect(comSenha).toHaveLength(pessoas.length + usuariosExternos.length);
    expect(
      comSenha.every(
        ({ registro, record }) =>
          ['usuario', 'usuario-externo'].includes(registro) && record['senha'] === 'uma senha comprida',
      ),
    ).toBe(true);
  });

  it('só escreve por si, em um trâmite, um despacho que serve a qualquer assunto', () => {
    const textos = salvos.filter(({ registro }) => registro === 'texto-tramite');
    expect(
      textos.filter(({ record }) => record['padrao'] === true).map(({ record }) => record['texto']),
    ).toEqual(['Encaminho para as providências cabíveis.']);
  });

  it('completa organização e unidade com quem responde por elas', () => {
    const completas = salvos.filter(({ registro, alteracao }) => alteracao && registro !== 'dominio');
    expect(completas.map(({ registro }) => registro)).toEqual([
      'organizacao-interna',
      'organizacao-interna',
      'unidade',
      'unidade',
      // with which models a letter is answered
      'modelo-documento',
    ]);
    expect(completas[0]?.record['usuarioGestor']).toEqual(expect.any(Number));
    expect(completas.map(({ record }) => record['logo']).filter(Boolean)).toEqual([
      'brasao.png, image/png, com conteúdo',
    ]);
  });

  it('tem uma árvore de unidades, superiores antes e na mesma organização', () => {
    const vistas = new Map<string, string>();
    for (const { chave, dados } of unidades) {
      const superior = (dados.unidadeSuperior as { chave: string } | undefined)?.chave;
      const organizacao = (dados.organizacao as { chave: string }).chave;
      if (superior) expect(vistas.get(superior), `${chave} sob ${superior}`).toBe(organizacao);
      vistas.set(chave, organizacao);
    }
    expect(new Set(vistas.values()).size).toBe(2);
  });

  it('tem quinze pessoas em atividade, com os três tipos de perfil, chefias e secretários', () => {
    const ativas = pessoas.filter(({ dados }) => dados.ativo);
    expect(ativas).toHaveLength(15);
    const lotacoes = ativas.flatMap(({ dados }) => dados.unidades);
    expect(lotacoes.some(({ chefe }) => chefe)).toBe(true);
    expect(lotacoes.some(({ secretario }) => secretario)).toBe(true);
    const perfis = salvos.filter(({ registro }) => registro === 'perfil-acesso');
    const usados = new Set(
      salvos.filter(({ registro }) => registro === 'usuario').map(({ record }) => record['perfilAcesso']),
    );
    for (const tipo of ['administrador', 'administradorLocal', 'usuarioPadrao']) {
      expect(
        perfis.some(({ id, record }) => record[tipo] === true && usados.has(id)),
        tipo,
      ).toBe(true);
    }
    for (const { dados } of pessoas) expect(dados.unidades.filter(({ padrao }) => padrao)).toHaveLength(1);
  });
});
