/**
 * Runs in <head> before anything is drawn. Lets a phone draw its first screen alone (app.css): the rest is laid out once the
 * page answers (start-idle-work.ts), at the first touch, on paper, or after a second and a half. Puts on the kept contrast and
 * theme. Keeps the cookie `locale` in step with localStorage (source spec §2, product.md §10): plain addresses speak Arabic,
 * `/en` English, and whoever chose English is led there, by the server from the cookie or, where a shared cache answered,
 * from here.
 */
export const startScript = `(function(){var d=document.documentElement,a=d.dataset;
if(!location.hash){var t=function(){if(a.drawn==='first')delete a.drawn};a.drawn='first';setTimeout(t,1500);
['scroll','pointerdown','keydown','beforeprint'].forEach(function(e){addEventListener(e,t,{once:true})})}
try{var s=localStorage,p=location.pathname;
['contrast','theme'].forEach(function(k){var v=s.getItem(k);if(v)a[k]=v});
var l=s.getItem('locale');if(l!=='ar'&&l!=='en')return;
var c=(document.cookie.match(/(?:^|; )locale=(ar|en)/)||[])[1];
if(c!==l)document.cookie='locale='+l+';path=/;max-age=31536000;SameSite=Lax';
if(l==='en'&&!/^\\/en(\\/|$)/.test(p))location.replace('/en'+(p==='/'?'':p)+location.search+location.hash)}catch(e){}})()`;
