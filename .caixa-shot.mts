import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const base = process.env.BASE ?? 'http://127.0.0.1:4172';
const [login, ...jobs] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath:'/usr/bin/chromium', headless:true, args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync','--disable-dev-shm-usage','--lang=pt-BR'] });
const axe = readFileSync('/work/main/node_modules/axe-core/axe.min.js','utf8');
const r = await fetch('http://127.0.0.1:4171/ws/api/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({payload:{login,senha:'malote-demo'}})});
const token = ((await r.json()) as any).payload.token;
for (const job of jobs) {
  // name|path|WxH|theme|steps;steps
  const [name, path, size='1440x900', theme='claro', steps=''] = job.split('|');
  const [w,h] = size.split('x').map(Number);
  const context = await browser.newContext({ viewport:{width:w!,height:h!}, deviceScaleFactor: w!<600?2:1, hasTouch: w!<600, isMobile: w!<600, locale:'pt-BR' });
  const page = await context.newPage();
  page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(name,'console',m.type(),m.text().slice(0,300)); });
  page.on('pageerror', e => console.log(name,'pageerror',String(e).slice(0,500)));
  await page.addInitScript(([t,th]) => { localStorage.setItem('malote.token', t!); localStorage.setItem('malote.aparencia', JSON.stringify({ tema: th })); }, [token, theme]);
  await page.goto(base+path, { waitUntil:'domcontentloaded', timeout: 240000 });
  await page.waitForSelector('h1', { timeout: 240000 });
  await page.waitForLoadState('networkidle', { timeout: 240000 }).catch(()=>{});
  await page.waitForTimeout(1200);
  for (const s of steps.split(';').filter(Boolean)) {
    const [k, ...rest] = s.split('='); const v = rest.join('=');
    if (k==='key') await page.keyboard.press(v);
    if (k==='click') await page.locator(v).first().click({ timeout: 20000 });
    if (k==='fill') { const [sel, val] = v.split('~'); await page.locator(sel!).first().fill(val!); }
    if (k==='type') await page.keyboard.type(v);
    if (k==='wait') await page.waitForTimeout(Number(v));
    if (k==='shot') await page.screenshot({ path:`/tmp/caixa/shots/${v}.png` });
  }
  await page.screenshot({ path:`/tmp/caixa/shots/${name}.png` });
  await page.evaluate(axe);
  const found = await page.evaluate(async () => { const x = await (globalThis as any).axe.run(document, { runOnly: ['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa','best-practice'] }); return x.violations.map((v:any)=>`${v.id} (${v.impact}): ${v.nodes.slice(0,4).map((n:any)=>n.target.join(' ')+' :: '+n.html.slice(0,160)+' :: '+(n.any[0]?.message??n.all[0]?.message??'')).join('\n     ')}`); });
  console.log(name, 'axe', found.length ? '\n  '+found.join('\n  ') : 'clean', 'url', page.url());
  await context.close();
}
await browser.close();
