import {
  FORGET_ALL,
  FORGOTTEN_COOKIES,
  KEPT_LISTS,
  SAVED_CACHES,
  SEEN_CACHES,
} from "#domain/quick-exit/forgotten.ts";

/**
 * The quick exit, in a script of its own in the document's head: it works from the first moment, whatever became
 * of the rest. By a press on `[data-exit]` or three presses of Escape it
 *
 * 1. hides the page and takes its title away,
 * 2. forgets what was opened, searched and located, and lets nothing be written any more,
 * 3. lets the server clear the cache, and
 * 4. puts the neutral page in place of this entry of the history; without a network, a neutral page that it makes
 *    on the spot and, where the worker has one, that document: it ends the app, which would draw itself anew.
 *
 * A step back within the page, which a closing dialog takes, would cancel that navigation: it starts again. Going
 * back from there does not lead to our pages again: they leave at once, until somebody comes by an address.
 *
 * The script's own attributes say where to go (`data-to`) and what the page without a network says.
 */
export const EXIT_SCRIPT = [
  "(function(d,w){var s=d.currentScript.dataset,r=d.documentElement,n=[],a,p,o,",
  "out=function(){o=1;r.hidden=true;d.title=s.title;try{var S=sessionStorage,L=localStorage;S.clear();S.away=1;",
  `a=L.${FORGET_ALL.key}==="${FORGET_ALL.value}";if(a)${JSON.stringify(KEPT_LISTS)}.forEach(function(k){L.removeItem(k)});`,
  "Storage.prototype.setItem=function(){}}catch(e){}",
  `${JSON.stringify(FORGOTTEN_COOKIES)}.forEach(function(k){d.cookie=k+"=;Path=/;Max-Age=0;SameSite=Lax"});`,
  "try{p=caches.keys().then(function(k){return Promise.all(k.map(function(c){",
  `if(!c.indexOf("${SEEN_CACHES}")||a&&!c.indexOf("${SAVED_CACHES}"))return caches.delete(c)}))}).catch(function(){})}catch(e){}`,
  "if(navigator.onLine)try{fetch(s.from,{keepalive:true,redirect:'manual'}).catch(function(){})}catch(e){}go()},",
  "go=function(){if(navigator.onLine)location.replace(s.to);else{",
  "if(d.body){d.body.textContent=s.text;d.body.style.padding='3em 1.5em';r.hidden=false}",
  // Not the page's own replaceState, which tells the app.
  "History.prototype.replaceState.call(history,null,'',s.away);",
  // The last thing: where a browser has no workers it fails, and there is nothing left to do.
  "if(navigator.serviceWorker.controller)p.then(function(){location.replace(s.away)})}};",
  'd.addEventListener("click",function(e){var t=e.target;if(t.closest&&t.closest("[data-exit]")){e.preventDefault();',
  "e.stopPropagation();out()}},true);",
  'd.addEventListener("keydown",function(e){if(e.key!=="Escape"){n=[];return}if(e.repeat)return;',
  "n=n.slice(-2).concat(Date.now());if(n.length>2&&n[2]-n[0]<2e3)out()},true);",
  // The Escape that closes a dialog takes such a step, and it arrives after the navigation has begun.
  'w.addEventListener("popstate",function(){if(o)go()},true);',
  "try{var v=performance.getEntriesByType('navigation')[0];",
  "if(sessionStorage.away){if(v&&v.type==='back_forward')out();else sessionStorage.removeItem('away')}}catch(e){}",
  'w.addEventListener("pageshow",function(e){try{if(e.persisted&&sessionStorage.away)out()}catch(x){}})',
  "})(document,window)",
].join("");
