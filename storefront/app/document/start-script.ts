/**
 * Runs in <head> before anything is drawn. Lets a phone draw its first screen alone (app.css): the rest is laid out once the
 * page answers (start-idle-work.ts), at the first touch, on paper, or after a second and a half. Puts on the kept contrast and
 * theme. Keeps the cookie `locale` in step with localStorage (source spec §2, product.md §10): plain addresses speak Arabic,
 * `/en` English, and whoever chose English is led there, by the server from the cookie or, where a shared cache answered,
 * from here.
 *
 * Scripts come after the first screen. Until they do, it keeps the last press of a button, which nothing would answer, and
 * holds back a form that only a script can send, with which the browser would load the page anew and lose what was typed. A
 * form with an `action` sends itself. `window.takeOver()` ends that and returns what was asked for, to be done once the page
 * answers (entry.client.tsx).
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
['contrast','theme'].forEach(function(k){var v=s.getItem(k);if(v)a[k]=v});
var l=s.getItem('locale');if(l!=='ar'&&l!=='en')return;
var c=(document.cookie.match(/(?:^|; )locale=(ar|en)/)||[])[1];
if(c!==l)document.cookie='locale='+l+';path=/;max-age=31536000;SameSite=Lax';
if(l==='en'&&!/^\\/en(\\/|$)/.test(p))location.replace('/en'+(p==='/'?'':p)+location.search+location.hash)}catch(e){}})()`;
