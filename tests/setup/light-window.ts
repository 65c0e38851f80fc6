/**
 * What a window does only for whoever looks or debugs, and that no test asks for, is left undone: with it, each test of a
 * screen takes half as long again. Comes before the libraries are read.
 */

/** What decides whether something is seen, or can be pointed at. */
const decides = /display:\s*none|visibility:|pointer-events:|@media/;

/** The window reads every rule again for each element that a test looks for: only those that decide enter it. */
const leaveLooksOut = (): void => {
  HTMLStyleElement.prototype.appendChild = function <T extends Node>(this: HTMLStyleElement, rule: T): T {
    if (this.dataset['emotion'] === undefined || decides.test(rule.textContent ?? ''))
      return Node.prototype.appendChild.call(this, rule) as T;
    this.remove();
    return rule;
  };
  HTMLHeadElement.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    const there = before?.parentNode === this ? before : null;
    return Node.prototype.insertBefore.call(this, node, there) as T;
  };
};

// Files share the window: it is changed once.
if (!Object.hasOwn(HTMLStyleElement.prototype, 'appendChild')) leaveLooksOut();

/** React names each element of a screen to the debugger when it can. */
Reflect.deleteProperty(console, 'createTask');

/** It also keeps a stack for each, up to so many a second: here it has always made that many. It is read only now. */
const internals = Object.entries(await import('react')).find(([name]) => name.startsWith('__CLIENT'))?.[1];
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });

export {};
