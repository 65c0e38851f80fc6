import { describe, expect, it } from 'vitest';
import { cidades } from '#server/inicio/seed/cidades.ts';
import { sigilos } from '#server/inicio/seed/sigilos.ts';

describe('semente', () => {
  it('traz os 5.571 municípios, sem repetir código nem nome no estado', () => {
    const lista = cidades();
    expect(lista).toHaveLength(5571);
    expect(new Set(lista.map(({ codigo }) => codigo)).size).toBe(5571);
    expect(new Set(lista.map(({ cidade, estado }) => `${String(cidade)}/${String(estado)}`)).size).toBe(5571);
  });

  it('marca uma capital em cada unidade da federação', () => {
    const capitais = cidades().filter(({ capital }) => capital);
    expect(capitais).toHaveLength(27);
    expect(new Set(capitais.map(({ estado }) => estado)).size).toBe(27);
    const nomes = capitais.map(({ cidade }) => cidade);
    expect(nomes).toEqual(
      expect.arrayContaining(['Vitória', 'São Luís', 'Palmas', 'Brasília', 'Belém', 'Natal']),
    );
  });

  it('traz os graus de sigilo, com o confidencial inativo', () => {
    expect(sigilos.map(({ grau, anosMaximo, ativo }) => [grau, anosMaximo, ativo])).toEqual([
      [0, 0, true],
      [1, 5, true],
      [2, 10, false],
      [3, 15, true],
      [4, 25, true],
    ]);
  });
});
