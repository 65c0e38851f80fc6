import type { RegistroMundo } from './registro-mundo.ts';

const nomes: Readonly<Record<string, string>> = {
  secretario: 'Secretário Municipal de Administração',
  'secretaria-saude': 'Secretária Municipal de Saúde',
  'secretaria-educacao': 'Secretária Municipal de Educação',
  'secretaria-assistencia': 'Secretária Municipal de Assistência Social',
  'secretaria-fazenda': 'Secretária Municipal da Fazenda',
  'secretario-obras': 'Secretário Municipal de Obras e Infraestrutura',
  'procuradora-geral': 'Procuradora-Geral do Município',
  procurador: 'Procurador do Município',
  controlador: 'Controlador-Geral do Município',
  'coordenadora-compras': 'Coordenadora de Compras e Licitações',
  pregoeiro: 'Pregoeiro',
  'assessor-tecnico': 'Assessor técnico',
  arquivista: 'Arquivista',
  'analista-ti': 'Analista de tecnologia da informação',
  'diretor-presidente': 'Diretor-Presidente',
  'gerente-beneficios': 'Gerente de Benefícios',
  'agente-administrativo': 'Agente administrativo',
};

export const cargos: readonly RegistroMundo<'cargo'>[] = Object.entries(nomes).map(
  ([chave, descricao], i) => ({
    chave,
    dados: { codigo: String(i + 1).padStart(3, '0'), descricao, ativo: true },
  }),
);
