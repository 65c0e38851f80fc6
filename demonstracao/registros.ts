import type { Registros } from '#schemas/generated-registers.ts';
import { assuntos } from './assuntos.ts';
import { ausencias } from './ausencias.ts';
import { camposPersonalizados } from './campos-personalizados.ts';
import { camposValidadores } from './campos-validadores.ts';
import { cargos } from './cargos.ts';
import { cidades } from './cidades.ts';
import { faixasHorario } from './faixas-horario.ts';
import { feriados } from './feriados.ts';
import { gruposEmail } from './grupos-email.ts';
import { indisponibilidades } from './indisponibilidades.ts';
import { interessados } from './interessados.ts';
import { locaisGuarda } from './locais-guarda.ts';
import { modelosDocumento } from './modelos-documento.ts';
import { organizacoes } from './organizacoes.ts';
import { papeis } from './papeis.ts';
import { perfis } from './perfis.ts';
import { pessoas } from './pessoas.ts';
import type { RegistroMundo } from './registro-mundo.ts';
import { textosTramite } from './textos-tramite.ts';
import { tiposDocumento } from './tipos-documento.ts';
import { tiposDossie } from './tipos-dossie.ts';
import { tiposProcesso } from './tipos-processo.ts';
import { unidades } from './unidades.ts';
import { usuariosExternos } from './usuarios-externos.ts';
import { vinculosEmpregaticios } from './vinculos-empregaticios.ts';

interface GrupoRegistros<N extends keyof Registros = keyof Registros> {
  readonly registro: N;
  readonly registros: readonly RegistroMundo<N>[];
}

const grupo = <N extends keyof Registros>(
  registro: N,
  registros: readonly RegistroMundo<N>[],
): GrupoRegistros<N> => ({ registro, registros });

/** The registers of the world in the order in which they can be saved: each after what it names. */
export const registros = [
  grupo('cidade', cidades),
  grupo('faixa-horario', faixasHorario),
  grupo('perfil-acesso', perfis),
  grupo('cargo', cargos),
  grupo('vinculo-empregaticio', vinculosEmpregaticios),
  grupo('assunto', assuntos),
  grupo('organizacao-interna', organizacoes),
  grupo('unidade', unidades),
  grupo('local-guarda', locaisGuarda),
  grupo('interessado', interessados),
  grupo('campo-personalizado', camposPersonalizados),
  grupo('campo-validador', camposValidadores),
  grupo('feriado', feriados),
  grupo('indisponibilidade', indisponibilidades),
  grupo('texto-tramite', textosTramite),
  grupo('usuario-externo', usuariosExternos),
  grupo('tipo-documento', tiposDocumento),
  grupo('tipo-processo', tiposProcesso),
  grupo('tipo-dossie', tiposDossie),
  grupo('modelo-documento', modelosDocumento),
  grupo('usuario', pessoas),
  grupo('grupo-email', gruposEmail),
  grupo('ausencia', ausencias),
  grupo('papel', papeis),
] as const;
