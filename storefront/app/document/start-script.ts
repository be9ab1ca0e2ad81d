/**
 * Runs in <head> before the first paint. It lets a phone draw its first screen alone (app.css): the rest is laid out
 * once the page is interactive (start-idle-work.ts), at the first touch, on paper, or after 1.5 s. It applies the
 * stored contrast, theme and density of lists. It keeps the cookie `locale` in step with localStorage (source spec §2, product.md §10):
 * plain addresses are Arabic, `/en` English. A visitor who chose English is redirected, by the server from the cookie
 * or, where a shared cache answered, from here; a shop in Arabic alone says `data-only`, and has no other address. Until the page's scripts arrive, it stores the last press of a button
 * and holds back forms that only a script can send: the browser would load the page anew and lose the typed values. A
 * form with an `action` sends itself. `window.takeOver()` ends that and returns the stored act, to be done once the
 * page is interactive (entry.client.tsx).
 */
export const startScript = `(function(){var d=document.documentElement,a=d.dataset;
if(!location.hash){var t=function(){if(a.drawn==='first')delete a.drawn};a.drawn='first';setTimeout(t,1500);
['scroll','pointerdown','keydown','beforeprint'].forEach(function(e){addEventListener(e,t,{once:true})})}
var held,keep=function(e){var o=e.target;
if(e.type==='click'){if(o=o.closest('button[type=button]'))held=function(){o.click()}}
else if(!o.hasAttribute('action')){e.preventDefault();held=function(){o.requestSubmit(e.submitter)}}};
['click','submit'].forEach(function(e){addEventListener(e,keep,true)});
window.takeOver=function(){['click','submit'].forEach(function(e){removeEventListener(e,keep,true)});return held};
try{var s=localStorage,p=location.pathname;
['contrast','theme','grid'].forEach(function(k){var v=s.getItem(k);if(v)a[k]=v});
var l=s.getItem('locale');if(l!=='ar'&&l!=='en')return;
var c=(document.cookie.match(/(?:^|; )locale=(ar|en)/)||[])[1];
if(c!==l)document.cookie='locale='+l+';path=/;max-age=31536000;SameSite=Lax';
if(l==='en'&&!a.only&&!/^\\/en(\\/|$)/.test(p))location.replace('/en'+(p==='/'?'':p)+location.search+location.hash)}catch(e){}})()`;
