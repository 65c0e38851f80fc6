/** Text of each error code, in Spanish. */
export const erro = {
  requisicaoInvalida: 'Solicitud incorrecta. Revise los datos enviados.',
  camposInvalidos: 'Revise los campos indicados.',
  campoDesconhecido: 'El campo {campo} no existe aquí. Retírelo y envíe de nuevo.',
  corpoGrande: 'El contenido enviado supera el límite de {limite}. Envíe en partes menores.',
  tipoNaoAceito: 'Formato de contenido no aceptado. Envíe {aceitos}.',
  muitasTentativas: 'Demasiados intentos en poco tiempo. Intente de nuevo en {espera}.',
  filtroDesconhecido: 'El filtro {filtro} no existe en esta lista.',
  ordenacaoDesconhecida: 'Esta lista no se ordena por {campo}.',
  loteVazio: 'No hay nada que hacer en este lote. Elija los elementos de nuevo.',
  loteGrande: 'Un lote llega hasta 10.000 elementos. Use un filtro para elegir menos.',
  loteEmAndamento: 'Este lote todavía está en curso. Espere a que termine o cancele lo que falta.',
  loteSemVolta: 'Lo que hizo este lote no se deshace por aquí, o ya se deshizo.',
  paginaForaDoLimite: 'La lista llega hasta el registro 10.000. Use un filtro para hallar lo que busca.',
  naoAutenticado: 'Necesita autenticación',
  sessaoExpirada: 'Su sesión terminó. Entre de nuevo para seguir donde estaba.',
  credenciaisInvalidas: 'El usuario o la contraseña no coinciden. Revise e intente de nuevo.',
  codigoNecessario: 'Falta el código del segundo factor.',
  trocaDeSenhaNecessaria: 'Elija una contraseña nueva para continuar.',
  segundoFatorNecessario: 'Registre el segundo factor para continuar.',
  entradaVencida: 'Pasó demasiado tiempo desde que escribió la contraseña. Entre de nuevo.',
  codigoNaoConfere: 'El código no coincide o ya se usó. Revise e intente con el siguiente.',
  linkSenhaVencido: 'Este enlace ya se usó o venció. Pida otro en Olvidé mi contraseña.',
  usuarioBloqueado: 'Este usuario está bloqueado. Hable con el administrador de su organización.',
  usuarioInativo: 'Este usuario está inactivo. Hable con el administrador de su organización.',
  usuarioSemUnidade:
    'Este usuario no tiene una unidad activa donde trabajar. Hable con el administrador de su organización.',
  foraDoHorario: 'Ahora está fuera del horario de su perfil. Puede entrar {quando}.',
  substituicaoTerminou:
    'La sustitución de {nome} terminó. Vuelva a su usuario para continuar; lo que guardó sigue guardado.',
  substituicaoForaDoHorario:
    'Ahora está fuera del horario de {nome}. La sustitución puede retomarse {quando}.',
  naoSubstitui: 'Hoy usted no sustituye a esta persona.',
  unidadeNaoPermitida: 'Usted no actúa en esta unidad.',
  diretorioIndisponivel:
    'El directorio de la institución no responde, y sin él no es posible comprobar su contraseña. Intente más tarde o hable con el administrador.',
  provedorIndisponivel:
    'El proveedor de la institución no responde. Intente más tarde o hable con el administrador.',
  provedorRecusou: '{motivo}',
  entrePeloProvedor: 'Su institución pide que entre con {nome}.',
  contaSemRegra:
    'Su identidad coincide, pero ninguna regla de la institución dice en qué unidad y con qué perfil trabaja en Malote. Hable con el administrador.',
  contaSemEmail:
    'Su identidad coincide, pero le falta un correo electrónico válido para crear su cuenta. Hable con el administrador.',
  contaNaoCriada:
    'Su identidad coincide, pero la cuenta no pudo crearse: {motivo} Hable con el administrador.',
  acessoNegado:
    'No tiene permiso para usar esta funcionalidad. Si la necesita, hable con el administrador de su organización.',
  conteudoRestrito: 'Este contenido tiene acceso restringido.',
  conteudoRestritoDescrito: '{numero} existe, está con {unidade} y tiene acceso restringido.',
  naoEncontrado:
    'No encontrado. La dirección puede estar equivocada o el contenido puede haber salido de su alcance.',
  chaveNaoConfere: 'La clave no coincide.',
  areaRestritaFechada: 'Esta área se abre con una clave propia. Escríbala para continuar.',
  emManutencao: '{mensagem}',
  conflitoDeVersao: '{quem} cambió este registro a las {hora}. Compare antes de guardar.',
  cadastroMudou:
    'El registro cambió desde que se abrió esta página. Lo que escribió se mantuvo: revise los campos nuevos y guarde de nuevo.',
  chaveDeRepeticaoEmUso: 'Esta clave de repetición ya sirvió a otro pedido. Envíe este con otra clave.',
  transicaoNaoPermitida: '{motivo}',
  registroEmUso: 'Este registro está en uso y no puede eliminarse. Vea dónde se usa.',
  valorRepetido: 'Ya existe un registro con este valor.',
  arquivoInfectado:
    'El antivirus encontró {ameaca} en {nome}. El archivo no se guardó: está en cuarentena, y se avisó a quien administra.',
  antivirusForaDoAr:
    'El antivirus no examinó el archivo, y sin eso no entra ({motivo}). No se guardó nada; inténtelo de nuevo o avise al administrador.',
  arquivoInvalido: 'El archivo no es del tipo esperado ({aceitos}). Revise el archivo y envíelo de nuevo.',
  arquivoGrande: 'El archivo tiene {tamanho}; el límite es {limite}. Divídalo o reduzca la resolución.',
  arquivoFaltando:
    'El archivo {nome} ya no está en el disco. No se hizo nada; los administradores fueron avisados y pueden traerlo de una copia de seguridad.',
  arquivoAlterado:
    'El archivo {nome} fue alterado en el disco y ya no es el que se guardó. No se hizo nada; los administradores fueron avisados y pueden traerlo de una copia de seguridad.',
  semEspacoNoVolume:
    'Ningún volumen tiene espacio para guardar el archivo. Avise al administrador; nada se perdió.',
  volumeIndisponivel:
    'El volumen de archivos “{volume}” no puede usarse ahora: {motivo}. No se hizo nada y nada se perdió; los administradores fueron avisados. Inténtelo de nuevo en unos minutos.',
  caractereSemGlifo: 'El carácter {caractere} no puede imprimirse. Cámbielo: {lugar}.',
  referenciaPerdida: 'La referencia ya no apunta a un pasaje del documento. Elija otro o quítela: {lugar}.',
  imagemSemDescricao: 'Describa la imagen o márquela como decorativa: {lugar}.',
  documentoGrandeDemais: 'El documento supera el tamaño que puede generarse. Divídalo en partes.',
  faltaParaConcluir: 'Para concluir, complete lo que falta.',
  naoEstaComVoce: 'Este contenido no está en poder de su unidad.',
  emUsoPorOutraPessoa: 'Este contenido está con {usuario} desde {desde}. Puede leerlo o asumirlo.',
  emOutraUnidade: 'Este contenido está en la unidad {unidade}.',
  destinoEhDetentor: 'El destino ya es quien tiene el contenido. Elija otro destino.',
  destinoInativo: '{destino} está inactivo y no recibe trámites. Elija otro destino.',
  destinoSemPessoa: 'La unidad {unidade} solo recibe trámites con una persona indicada. Elija la persona.',
  copiaRepetida: '{destino} ya está entre los destinos. Retire la repetición.',
  tramiteJaRecebido: 'Este trámite ya fue recibido.',
  senhaNaoConfere: 'La contraseña no coincide. Escriba la contraseña que usa para entrar.',
  naoEhSuaVez: 'Aún no es su turno de firmar: falta {quem}.',
  jaAssinado: 'Ya firmó este documento.',
  conferenciaEmAndamento:
    'Otro archivo enviado desde esta dirección aún se está verificando. Espere a que termine y envíe este de nuevo.',
  conferenciaCheia: 'Muchos archivos se están verificando ahora. Intente de nuevo en un minuto.',
  codigoNaoEncontrado: 'Ningún documento tiene este código. Revise el que está al pie de la página.',
  origemRecusada: 'Este pedido vino de la página de otro sitio y fue rechazado.',
  acessoRetirado: 'Su acceso fue bloqueado o retirado. Hable con quien administra los usuarios.',
  aindaTem: '{motivo}',
  erroInterno: 'Error interno del servidor',
  emMudanca:
    'Otra persona, o un flujo, está cambiando esto ahora. No se hizo nada: espere un instante e intente de nuevo.',
  indisponivel: 'Servicio no disponible. Intente más tarde',
  nadaParaAssinar: 'Ningún documento fue seleccionado para firmar',
  estrategiasDiferentes:
    'Los documentos con estrategias de firma diferentes no se pueden firmar juntos. Firme los de cada estrategia por separado.',
  confirmacaoNecessaria: 'Confirme que es usted para continuar.',
} as const;
