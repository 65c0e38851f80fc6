import { acessoRoutes } from './acesso/index.ts';
import { areaRestritaRoutes } from './area-restrita/index.ts';
import { arquivoRoutes } from './arquivo/index.ts';
import { assinaturaRoutes } from './assinatura/index.ts';
import { caixaCentralRoutes } from './caixa-central/index.ts';
import { checkInRoutes } from './check-in/index.ts';
import { conexaoRoutes } from './conexao/index.ts';
import { credencialRoutes } from './credencial/index.ts';
import { documentoRoutes } from './documento/index.ts';
import type { Implementation } from './http/implement.ts';
import { logRoutes } from './log/index.ts';
import { notificacaoRoutes } from './notificacao/index.ts';
import { passagemRoutes } from './passagem/index.ts';
import { permissaoRoutes } from './permissao/index.ts';
import { pesquisaRoutes } from './pesquisa/index.ts';
import { preferenciaRoutes } from './preferencia/index.ts';
import { entradaRoutes, provedorRoutes, sessaoRoutes } from './sessao/index.ts';
import { temaRoutes } from './tema/index.ts';
import { templateArquivoRoutes } from './template-arquivo/index.ts';
import { tramiteRoutes } from './tramite/index.ts';
import { verificacaoRoutes } from './verificacao/index.ts';

/** Every catalogued call of the server; the registers' own routes are parametric and mounted beside them. */
export const routes: readonly Implementation[] = [
  ...entradaRoutes,
  ...sessaoRoutes,
  ...provedorRoutes,
  ...credencialRoutes,
  ...temaRoutes,
  ...notificacaoRoutes,
  ...passagemRoutes,
  ...permissaoRoutes,
  ...preferenciaRoutes,
  ...pesquisaRoutes,
  ...arquivoRoutes,
  ...caixaCentralRoutes,
  ...documentoRoutes,
  ...acessoRoutes,
  ...tramiteRoutes,
  ...checkInRoutes,
  ...assinaturaRoutes,
  ...verificacaoRoutes,
  ...logRoutes,
  ...conexaoRoutes,
  ...areaRestritaRoutes,
  ...templateArquivoRoutes,
];
