-- How long collecting takes is said by its rate; what we wrote beside it said something else. What staff wrote stays.
update shipping_methods set description_ar = 'تستلمه بنفسك من معرضنا'
where code = 'pickup' and description_ar = 'جاهز خلال ساعات في معرضنا';
update shipping_methods set description_en = 'Pick it up yourself at our showroom'
where code = 'pickup' and description_en = 'Ready within hours in our showroom';
