import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import type { SeedRecord } from './seed-target.ts';

/** IBGE codes of the 26 state capitals and of Brasília. */
const capitais: ReadonlySet<string> = new Set([
  '1100205',
  '1200401',
  '1302603',
  '1400100',
  '1501402',
  '1600303',
  '1721000',
  '2111300',
  '2211001',
  '2304400',
  '2408102',
  '2507507',
  '2611606',
  '2704302',
  '2800308',
  '2927408',
  '3106200',
  '3205309',
  '3304557',
  '3550308',
  '4106902',
  '4205407',
  '4314902',
  '5002704',
  '5103403',
  '5208707',
  '5300108',
]);

/** The 5,571 municipalities of Brazil, in the order of their IBGE codes. */
export const cidades = (): SeedRecord[] =>
  getMunicipalities()
    .map(({ code, name, stateCode }) => ({
      codigo: code,
      cidade: name,
      estado: stateCode,
      pais: 'Brasil',
      capital: capitais.has(code),
      ativo: true,
    }))
    .sort((a, b) => (a.codigo < b.codigo ? -1 : 1));
