import { describe, expect, it } from 'vitest';
import { findPersonalData, findText, type KnownData } from '#server/conteudo/tarja/index.ts';

const nothing: KnownData = { nomes: [], servidores: [], telefones: [], dominios: [] };

const found = (texto: string, known: Partial<KnownData> = {}): string[] =>
  findPersonalData(texto, { ...nothing, ...known }).map(
    ({ especie, inicio, fim }) => `${especie} ${texto.slice(inicio, fim)}`,
  );

describe('o que se acha de pessoal em um texto', () => {
  it.each([
    ['portador do CPF 529.982.247-25, residente', ['CPF 529.982.247-25']],
    ['CPF: 52998224725.', ['CPF 52998224725']],
    // onze algarismos que não são de um CPF
    ['o código 52998224726 do item', []],
    // com os pontos de um CPF, é o que se quis escrever
    ['CPF 111.222.333-44', ['CPF 111.222.333-44']],
    ['escreva a joana.alves+obra@exemplo.com.br ou ligue', ['EMAIL joana.alves+obra@exemplo.com.br']],
    ['protocolo@prefeitura.exemplo.gov.br', []],
    ['Tel. (11) 98765-4321 e (11) 3456-7890', ['TELEFONE (11) 98765-4321', 'TELEFONE (11) 3456-7890']],
    ['pelo +55 21 99876-5432', ['TELEFONE +55 21 99876-5432']],
    ['Fale com Maria Aparecida dos Santos amanhã', ['NOME Maria Aparecida dos Santos']],
    ['JOÃO PEDRO DE OLIVEIRA', ['NOME JOÃO PEDRO DE OLIVEIRA']],
    ['do servidor José\r\nCarlos Lima.', ['NOME José\r\nCarlos Lima']],
    ['Secretaria Municipal de Obras e Serviços', []],
    ['Rua das Flores, Santa Cruz do Sul', []],
  ])('%s', (texto, expected) => {
    expect(found(texto)).toEqual(expected);
  });

  it.each([
    'Processo 23080.012345/2026-71',
    'NUP 23080012345202671',
    'CNPJ 11.222.333/0001-81',
    'CNPJ 11222333000181',
    'Ofício 1234/2026-GAB, de 12/03/2026',
    'SIAFI 2026NE000123',
    'fls. 1234-5678',
    'Lei 14.063/2020, art. 4º',
    'CEP 88040-900',
    'chave 3526 0311 2223 3300 0181 5500 1000 0001 2310',
  ])('números de coisas ficam: %s', (texto) => {
    expect(found(texto)).toEqual([]);
  });

  it('o que é da instituição fica: telefones, endereços e quem trabalhou no documento', () => {
    const texto =
      'Helena Duarte Pires, (48) 3721-1234, obras@cidade.org.br, por Ana Souza, (48) 3721-9999, ana@mail.com';
    const known = {
      servidores: ['Helena Duarte Pires'],
      telefones: ['4837211234'],
      dominios: ['cidade.org.br'],
    };
    expect(found(texto, known)).toEqual(['NOME Ana Souza', 'TELEFONE (48) 3721-9999', 'EMAIL ana@mail.com']);
  });

  it('acha o nome do interessado como quer que esteja escrito, e uma vez só', () => {
    const known = { nomes: ['Ubiratã Tupinambá Guarani'] };
    expect(found('o Sr. UBIRATA TUPINAMBA\nGUARANI e Ubiratã Tupinambá Guarani', known)).toEqual([
      'NOME UBIRATA TUPINAMBA\nGUARANI',
      'NOME Ubiratã Tupinambá Guarani',
    ]);
  });

  it.each([
    // partido no fim da linha, com o hífen que o texto tem ou o que PDFium diz
    ['do Sr. Ubira-\r\ntã Guarani, e', ['NOME Ubiratã Guarani']],
    ['do Sr. Ubira\u0002tã Guarani', ['NOME Ubiratã Guarani']],
    ['do Sr. Ubira\u00ad\ntã Guarani', ['NOME Ubiratã Guarani']],
    ['JOÃO PE-\nDRO DE OLIVEIRA', ['NOME JOÃO PEDRO DE OLIVEIRA']],
    // acentos separados das letras, ligaduras, letras largas, espaços que não se veem
    ['Joa\u0303o Pedro Gonc\u0327alves', ['NOME João Pedro Gonçalves']],
    ['Ra\ufb01ella Gon\ufb02a', ['NOME Rafiella Gonfla']],
    ['Ubira\u200btã  \u00a0 Guarani', ['NOME Ubiratã Guarani']],
    ['CPF ５２９．９８２．２４７－２５', ['CPF 529.982.247-25']],
    ['CPF 529.982.247\u201125', ['CPF 529.982.247-25']],
    // partidos pela linha
    ['CPF 529.982.\r\n247-25', ['CPF 529.982.247-25']],
    ['CPF 529.982.247-\n25', ['CPF 529.982.247-25']],
    ['CPF 529.982.247\u000225', ['CPF 529.982.247-25']],
    ['CPF 529  .982.247-25', []],
    ['(11) 98765-\n4321', ['TELEFONE (11) 98765-4321']],
    ['a joana.alves@\nexemplo.com.br', ['EMAIL joana.alves@exemplo.com.br']],
    ['a joana.alves@exemplo.\ncom.br', ['EMAIL joana.alves@exemplo.com.br']],
    // o que acaba em uma linha não é o que começa na outra
    ['CPF 52998224725\n2026', ['CPF 52998224725']],
    ['fls. 529.982\n247-25', []],
  ])('como se lê, e não como se escreveu: %j', (texto, expected) => {
    const known = { ...nothing, nomes: ['Ubiratã Guarani', 'Rafiella Gonfla'] };
    expect(findPersonalData(texto, known).map(({ especie, dito }) => `${especie} ${dito}`)).toEqual(expected);
    for (const { inicio, fim } of findPersonalData(texto, known)) {
      // o que se cobre vai da primeira à última letra, por inteiro
      expect(texto.slice(inicio, fim)).toMatch(/^[^\s\p{M}].*[^\s]$/su);
      expect(texto.slice(fim)).not.toMatch(/^\p{M}/u);
    }
  });

  it('uma palavra com hífen que a linha partiu acha-se com ele ou sem ele', () => {
    const texto = 'um guarda-\nchuva';
    for (const said of ['guarda-chuva', 'guardachuva'])
      expect(findText(texto, said).map(({ inicio, fim }) => texto.slice(inicio, fim))).toEqual([
        'guarda-\nchuva',
      ]);
  });

  it('acha o que se procura, sem acentos nem maiúsculas, por palavras inteiras', () => {
    const texto = 'Ação, reação; AÇÃO\r\ncível (ação cível).';
    expect(findText(texto, 'acao').map(({ inicio }) => inicio)).toEqual([0, 14, 27]);
    expect(findText(texto, 'ação  cível').map(({ inicio }) => inicio)).toEqual([14, 27]);
    expect(findText(texto, '(a.*')).toEqual([]);
  });
});
