import { ref } from './ref.ts';
import type { Campos, RegistroMundo } from './registro-mundo.ts';

/** What the units of one organisation have in common. */
export const unidadesDe =
  (sigla: string, dominio: string, cep: string) =>
  (
    chave: string,
    nome: string,
    contato: { email: string; ramal: string; endereco: string },
    dados: Partial<Campos<'unidade'>> & Pick<Campos<'unidade'>, 'codigo'>,
    depois?: Partial<Campos<'unidade'>>,
  ): RegistroMundo<'unidade'> => ({
    chave,
    dados: {
      nome,
      sigla: chave,
      organizacao: ref('organizacao-interna', sigla),
      email: `${contato.email}@${dominio}`,
      telefone: `273999${contato.ramal}`,
      endereco: contato.endereco,
      estado: 'ES',
      cidade: ref('cidade', 'vila-serena'),
      cep,
      ativo: true,
      protocolo: false,
      permiteTramiteIntradepartamentalSemDestino: true,
      colaboracaoAtiva: true,
      ...dados,
    },
    depois,
  });

const prefeitura = unidadesDe('PMVS', 'vilaserena.exemplo', '29998000');
const instituto = unidadesDe('IPVS', 'ipvs.vilaserena.exemplo', '29998040');

/**
 * The units, parents first. SEMFAZ takes internal routing only with a person named; SETUR was closed and is kept
 * for what it left behind.
 */
export const unidades: readonly RegistroMundo<'unidade'>[] = [
  prefeitura(
    'SEMAD',
    'Secretaria Municipal de Administração',
    { email: 'semad', ramal: '2010', endereco: 'Praça da Matriz, 100, 2º andar' },
    { codigo: '001' },
    { responsavelTramite: ref('usuario', 'rafael.lins') },
  ),
  prefeitura(
    'CCL',
    'Coordenadoria de Compras e Licitações',
    { email: 'compras', ramal: '2110', endereco: 'Praça da Matriz, 100, 1º andar' },
    { codigo: '002', unidadeSuperior: ref('unidade', 'SEMAD') },
  ),
  prefeitura(
    'DPA',
    'Divisão de Protocolo e Arquivo',
    { email: 'protocolo', ramal: '2001', endereco: 'Praça da Matriz, 100, térreo' },
    { codigo: '003', unidadeSuperior: ref('unidade', 'SEMAD'), protocolo: true, arquivo: 'CORRENTE' },
  ),
  prefeitura(
    'CTI',
    'Coordenadoria de Tecnologia da Informação',
    { email: 'cti', ramal: '2040', endereco: 'Praça da Matriz, 100, 3º andar' },
    { codigo: '004', unidadeSuperior: ref('unidade', 'SEMAD') },
  ),
  prefeitura(
    'PGM',
    'Procuradoria-Geral do Município',
    { email: 'procuradoria', ramal: '2210', endereco: 'Rua do Comércio, 15' },
    { codigo: '005' },
    { responsavelRedirecionamento: ref('usuario', 'caio.teles') },
  ),
  prefeitura(
    'CGM',
    'Controladoria-Geral do Município',
    { email: 'controladoria', ramal: '2230', endereco: 'Praça da Matriz, 100, 3º andar' },
    { codigo: '006' },
  ),
  prefeitura(
    'SEMFAZ',
    'Secretaria Municipal da Fazenda',
    { email: 'fazenda', ramal: '2250', endereco: 'Praça da Matriz, 120' },
    { codigo: '007', permiteTramiteIntradepartamentalSemDestino: false },
  ),
  prefeitura(
    'SESAU',
    'Secretaria Municipal de Saúde',
    { email: 'saude', ramal: '2310', endereco: 'Avenida das Palmeiras, 640' },
    { codigo: '008' },
  ),
  prefeitura(
    'SEMED',
    'Secretaria Municipal de Educação',
    { email: 'educacao', ramal: '2330', endereco: 'Rua Cecília Torres, 200' },
    { codigo: '009' },
  ),
  prefeitura(
    'SEMAS',
    'Secretaria Municipal de Assistência Social',
    { email: 'assistencia', ramal: '2350', endereco: 'Rua das Hortênsias, 31' },
    { codigo: '010' },
  ),
  prefeitura(
    'SEOBI',
    'Secretaria Municipal de Obras e Infraestrutura',
    { email: 'obras', ramal: '2370', endereco: 'Rodovia da Serra, km 2' },
    { codigo: '011' },
  ),
  prefeitura(
    'SETUR',
    'Secretaria Municipal de Turismo',
    { email: 'turismo', ramal: '2390', endereco: 'Praça da Matriz, 100, 2º andar' },
    { codigo: '012', ativo: false, dataInativacao: '2025-01-31' },
  ),
  instituto(
    'IPVS-DIR',
    'Diretoria do Instituto de Previdência',
    { email: 'diretoria', ramal: '2601', endereco: 'Rua das Acácias, 58, sala 201' },
    { codigo: '013', protocolo: true },
  ),
  instituto(
    'IPVS-BEN',
    'Gerência de Benefícios',
    { email: 'beneficios', ramal: '2603', endereco: 'Rua das Acácias, 58, sala 203' },
    { codigo: '014', unidadeSuperior: ref('unidade', 'IPVS-DIR') },
  ),
];
