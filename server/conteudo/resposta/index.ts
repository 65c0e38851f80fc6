export { addressReply } from './address-reply.ts';
export { takeParties } from './answered-parties.ts';
export { askReply } from './ask-reply.ts';
export { readResposta } from './read-resposta.ts';
export { responder } from './responder.ts';
export { tellReply, tellReplyTo } from './tell-reply.ts';
