import { describe, expect, it } from 'vitest';
import { sugestoesDe } from '#src/corpo/redacao/sugestoes.ts';

const vocativo = { chave: 'vocativo', rotulo: 'Vocativo' };
const fecho = { chave: 'fecho', rotulo: 'Fecho de cortesia' };

const said = (
  propriedade: typeof vocativo,
  automaticos: Record<string, string>,
  more: { cargoDeQuemAssina?: string; usados?: readonly string[] } = {},
): readonly string[] =>
  sugestoesDe({ propriedade, automaticos, cargoDeQuemAssina: undefined, usados: [], ...more }).map(
    ({ valor }) => valor,
  );

describe('o vocativo pelo cargo do destinatário', () => {
  it.each([
    // only the heads of the three Powers
    [
      'Presidente da República',
      'José',
      ['Excelentíssimo Senhor Presidente da República', 'Excelentíssima Senhora Presidente da República'],
    ],
    ['Presidenta da República', 'Ana', ['Excelentíssima Senhora Presidenta da República']],
    [
      'Presidente do Congresso Nacional',
      'Ana',
      [
        'Excelentíssima Senhora Presidente do Congresso Nacional',
        'Excelentíssimo Senhor Presidente do Congresso Nacional',
      ],
    ],
    [
      'Presidente do Supremo Tribunal Federal',
      'Luís',
      [
        'Excelentíssimo Senhor Presidente do Supremo Tribunal Federal',
        'Excelentíssima Senhora Presidente do Supremo Tribunal Federal',
      ],
    ],
    // nobody else, however high
    ['Vice-Presidente da República', 'Luís', ['Senhor Vice-Presidente', 'Senhora Vice-Presidente']],
    ['Ministro de Estado da Saúde', 'Luís', ['Senhor Ministro', 'Senhora Ministra']],
    ['Ministra de Estado da Saúde', 'Ana', ['Senhora Ministra']],
    ['Governador do Estado', 'Luís', ['Senhor Governador', 'Senhora Governadora']],
    ['Prefeito Municipal', 'Luís', ['Senhor Prefeito', 'Senhora Prefeita']],
    ['Prefeita', 'Ana', ['Senhora Prefeita']],
    ['Vice-Prefeita', 'Ana', ['Senhora Vice-Prefeita']],
    ['Presidente da Câmara Municipal', 'Luís', ['Senhor Presidente', 'Senhora Presidente']],
    ['Vereadora', 'Ana', ['Senhora Vereadora']],
    ['Secretária Municipal de Obras', 'Ana', ['Senhora Secretária']],
    ['Secretário de Obras', 'Rafael', ['Senhor Secretário', 'Senhora Secretária']],
    // the register writes the post for a man, and a woman bears it
    ['Secretário de Obras', 'Helena Duarte', ['Senhora Secretária', 'Senhor Secretário']],
    ['Secretário(a) de Obras', 'Rafael', ['Senhor Secretário', 'Senhora Secretária']],
    ['Secretário Adjunto', 'Rafael', ['Senhor Secretário Adjunto', 'Senhora Secretária Adjunta']],
    ['Procuradora-Geral do Município', 'Ana', ['Senhora Procuradora-Geral']],
    ['Procurador-Geral', 'Rafael', ['Senhor Procurador-Geral', 'Senhora Procuradora-Geral']],
    ['Juiz de Direito', 'Rafael', ['Senhor Juiz', 'Senhora Juíza']],
    ['Juíza de Direito', 'Ana', ['Senhora Juíza']],
    ['Desembargadora', 'Ana', ['Senhora Desembargadora']],
    ['Diretor de Compras', 'Rafael', ['Senhor Diretor', 'Senhora Diretora']],
    ['Coordenadora Pedagógica', 'Ana', ['Senhora Coordenadora']],
    ['Chefe de Divisão', 'Ana', ['Senhora Chefe', 'Senhor Chefe']],
    ['Gerente', 'Rafael', ['Senhor Gerente', 'Senhora Gerente']],
    ['Arquivista', 'Rafael', ['Senhor Arquivista', 'Senhora Arquivista']],
    ['Engenheira Civil', 'Ana', ['Senhora Engenheira']],
  ])('%s (%s)', (cargo, nome, expected) => {
    expect(said(vocativo, { destinatario_cargo: cargo, destinatario_nome: nome })).toEqual(expected);
  });

  it('sem cargo, pelo nome; de uma unidade, nada; de vários, a todos', () => {
    const obras = { destinatario_orgao: 'Secretaria de Obras' };
    expect(said(vocativo, { ...obras, destinatario_nome: 'Ana Rocha' })).toEqual([
      'Senhora Ana Rocha',
      'Senhor Ana Rocha',
    ]);
    expect(said(vocativo, { ...obras, destinatario_nome: 'Secretaria de Obras' })).toEqual([]);
    expect(said(vocativo, {})).toEqual([]);
    expect(
      said(vocativo, {
        destinatario_cargo: 'Prefeito',
        destinatarios: 'Luís, Gabinete\nSecretaria de Obras',
      }),
    ).toEqual(['Senhoras e Senhores']);
  });
});

describe('o fecho pelo posto de quem recebe e de quem assina', () => {
  const [respectful, usual] = [
    ['Respeitosamente', 'Atenciosamente'],
    ['Atenciosamente', 'Respeitosamente'],
  ];
  it.each([
    ['Presidente da República', 'Presidente do Supremo Tribunal Federal', respectful],
    ['Presidente da República', undefined, respectful],
    ['Governador do Estado', 'Prefeito', respectful],
    ['Prefeita', 'Secretário de Obras', respectful],
    ['Secretária Municipal', 'Diretor de Compras', respectful],
    ['Secretário de Obras', 'Secretário Adjunto', respectful],
    ['Diretora', 'Chefe de Divisão', respectful],
    ['Chefe de Divisão', 'Arquivista', respectful],
    // the same post, a lower one, and where it is not known
    ['Prefeito', 'Prefeita', usual],
    ['Secretário de Obras', 'Secretária de Saúde', usual],
    ['Secretário de Obras', 'Prefeito', usual],
    ['Arquivista', 'Diretor', usual],
    ['Arquivista', 'Pregoeira', usual],
    // a clerk of a school is no head of a department
    ['Secretária Escolar', 'Diretora', usual],
    ['Prefeito', undefined, usual],
    ['', 'Diretor', usual],
  ])('para %s, de %s', (cargo, cargoDeQuemAssina, expected) => {
    expect(
      said(
        fecho,
        { destinatario_cargo: cargo },
        cargoDeQuemAssina === undefined ? {} : { cargoDeQuemAssina },
      ),
    ).toEqual(expected);
  });
});

it('o que a pessoa usou vem primeiro, e uma vez só; de outro marcador não há regra', () => {
  expect(said(fecho, {}, { usados: ['Cordialmente', 'Respeitosamente'] })).toEqual([
    'Cordialmente',
    'Respeitosamente',
    'Atenciosamente',
  ]);
  expect(said({ chave: 'objeto', rotulo: 'Objeto' }, {}, { usados: ['Papel A4'] })).toEqual(['Papel A4']);
  expect(said({ chave: 'objeto', rotulo: 'Objeto' }, { destinatario_cargo: 'Prefeito' })).toEqual([]);
});
